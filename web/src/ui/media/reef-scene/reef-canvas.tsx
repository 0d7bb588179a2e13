import { useEffect, useRef, type ReactNode } from 'react';
import type { ThemeName } from './themes.ts';
import { openStage, type Stage } from './stage.ts';

/** The drawn reef, filling its parent. Loaded lazily by `ReefScene`. */
export default function ReefCanvas({
  theme,
  isStill,
}: {
  theme: ThemeName;
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
  useEffect(() => stage.current?.show({ theme, isStill }), [theme, isStill]);
  // The stage puts its own canvases in here.
  return (
    <div
      ref={element}
      className="reef-stage"
      data-theme={theme}
      data-still={isStill ? '' : undefined}
    />
  );
}
