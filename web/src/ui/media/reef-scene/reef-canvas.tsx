import { useEffect, useRef, type ReactNode } from 'react';
import type { MoodName } from './mood.ts';
import { openStage, type Stage } from './stage.ts';

/** The drawn reef, filling its parent. Loaded lazily by `ReefScene`. */
export default function ReefCanvas({
  mood,
  isStill,
}: {
  mood: MoodName;
  isStill: boolean;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const opened = openStage(element.current);
    stage.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => stage.current?.show({ mood, isStill }), [mood, isStill]);
  // The stage puts its own canvases in here.
  return (
    <div
      ref={element}
      className="reef-stage"
      data-mood={mood}
      data-still={isStill ? '' : undefined}
    />
  );
}
