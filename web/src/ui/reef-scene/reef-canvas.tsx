import { useEffect, useRef, type ReactNode } from 'react';
import type { MoodName } from './mood.ts';
import { play } from './play.ts';
import { setScene, type Sheets } from './scene.ts';

const LAYERS = ['rays', 'far', 'school', 'ridges', 'life'] as const;

function sheetsIn(stage: HTMLElement): Sheets | null {
  const [rays, far, school, ridges, life] = stage.querySelectorAll('canvas');
  if (!rays || !far || !school || !ridges || !life) return null;
  return { rays, far, school, ridges, life };
}

function perform(stage: HTMLElement, mood: MoodName, isStill: boolean): () => void {
  const sheets = sheetsIn(stage);
  let stop: (() => void) | null = null;
  let width = 0;
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.contentRect;
    // Phones change only the height while their bars come and go; the reef need not follow.
    if (box === undefined || sheets === null || box.width === width || box.height === 0) return;
    width = box.width;
    stop?.();
    stop = play(stage, setScene(sheets, mood, box, window.devicePixelRatio), isStill);
  });
  observer.observe(stage);
  return () => {
    observer.disconnect();
    stop?.();
  };
}

/** The drawn reef, filling its parent. Loaded lazily by `ReefScene`. */
export default function ReefCanvas({
  mood,
  isStill,
}: {
  mood: MoodName;
  isStill: boolean;
}): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(
    () => (stage.current === null ? undefined : perform(stage.current, mood, isStill)),
    [mood, isStill],
  );
  return (
    <div ref={stage} className="reef-stage" data-mood={mood} data-still={isStill ? '' : undefined}>
      {LAYERS.map((layer) => (
        <canvas key={layer} data-layer={layer} />
      ))}
    </div>
  );
}
