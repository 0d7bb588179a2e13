import { sleep } from '#platform/timing.ts';
import { numberAmong } from './label-codes.ts';

/** How often a picture is checked; more often would warm the phone. */
const LOOK_EVERY_MS = 250;
/** The number of looks that accept only a known carrier's number. */
const CHOOSY_LOOKS = 10;
/** So many failed looks in a row at a playing video: the reader itself does not work. */
const MAX_FAILED_LOOKS = 10;

/** The part of a video element that is needed here. */
type Video = { paused: boolean; readyState: number };

/** `HTMLMediaElement.HAVE_CURRENT_DATA`: the video has a frame. */
const HAS_FRAME = 2;

/**
 * Looks until a number is in sight or `signal` aborts; null then.
 * @throws if the reader fails again and again although the video plays.
 */
export async function lookForNumber<V extends Video>(
  detector: { detect: (video: V) => Promise<{ rawValue: string }[]> },
  video: V,
  signal: AbortSignal,
): Promise<string | null> {
  let failed = 0;
  const look = async (): Promise<string[]> => {
    try {
      const codes = await detector.detect(video);
      failed = 0;
      return codes.map(({ rawValue }) => rawValue);
    } catch (cause) {
      // A look fails as long as the video has no frame, and is followed by the next one.
      if (!video.paused && video.readyState >= HAS_FRAME) failed += 1;
      if (failed >= MAX_FAILED_LOOKS) throw new Error('Barcodes cannot be read.', { cause });
      return [];
    }
  };
  for (let looks = 0; !signal.aborted; looks += 1) {
    const number = numberAmong(await look(), looks >= CHOOSY_LOOKS);
    if (number !== null) return number;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}
