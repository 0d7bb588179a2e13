import { lazy, type ReactNode } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { LatePiece } from '#ui/layout/late-piece.tsx';
import type { MoodName } from './reef-scene/mood.ts';

const ReefCanvas = lazy(() => import('./reef-scene/reef-canvas.tsx'));

/**
 * Water with light falling into it, and a reef drawn by our own code when the browser is idle.
 * Fills its parent (which must be positioned); hidden from screen readers.
 * @param isStill one frame only, for reduced motion.
 * @param isDrawn false if a film plays in place of the reef.
 * @param picture is shown until the reef is drawn, or in its place.
 */
export function ReefScene({
  mood,
  isStill,
  isDrawn,
  picture,
}: {
  mood: MoodName;
  isStill: boolean;
  isDrawn: boolean;
  picture: ReactNode;
}): ReactNode {
  const isHydrated = useIsHydrated();
  return (
    <div aria-hidden="true" className="reef-scene" data-mood={mood}>
      {picture}
      {isDrawn && isHydrated && (
        <LatePiece>
          <ReefCanvas mood={mood} isStill={isStill} />
        </LatePiece>
      )}
      <div className="reef-veil" />
    </div>
  );
}
