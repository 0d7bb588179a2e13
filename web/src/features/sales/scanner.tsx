import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { openDetector } from './barcodes.ts';

/** How often a picture is looked at; more would warm the phone. */
const LOOK_EVERY_MS = 250;
/** Shorter codes on a parcel are not tracking numbers. */
const LEAST_LENGTH = 9;

async function openCamera(video: HTMLVideoElement): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  video.srcObject = stream;
  await video.play();
  return stream;
}

/** The longest code in sight: labels carry several, and the tracking number is among the longest. */
async function read(video: HTMLVideoElement): Promise<string | null> {
  const codes = await openDetector().detect(video);
  const [longest] = codes
    .map(({ rawValue }) => rawValue.trim())
    .filter((code) => code.length >= LEAST_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  return longest ?? null;
}

/** Reads a parcel label with the camera; ends the camera when it leaves. */
export default function Scanner({
  onFound,
  onClose,
}: {
  onFound: (text: string) => void;
  onClose: () => void;
}): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    let isOver = false;
    let stream: MediaStream | null = null;
    const look = async () => {
      const code = await read(element).catch(() => null);
      if (isOver) return;
      if (code === null) setTimeout(() => void look(), LOOK_EVERY_MS);
      else found(code);
    };
    openCamera(element)
      .then((opened) => {
        stream = opened;
        if (isOver) for (const track of opened.getTracks()) track.stop();
        return look();
      })
      .catch(() => setIsBlocked(true));
    return () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return (
    <div className="grid gap-3">
      {isBlocked ? (
        <p role="alert" className="text-sm text-alarm">
          The camera cannot be used here. Type the number instead.
        </p>
      ) : (
        <video ref={video} muted playsInline className="scanner" aria-label="Camera" />
      )}
      <Button kind="ghost" onClick={onClose}>
        Stop scanning
      </Button>
    </div>
  );
}
