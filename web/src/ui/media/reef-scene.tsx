import { lazy, Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import type { MoodName } from './reef-scene/mood.ts';

const ReefCanvas = lazy(() => import('./reef-scene/reef-canvas.tsx'));

/**
 * Water with light falling into it, and a reef drawn by our own code when the browser has time.
 * Fills its parent (which must be positioned); says nothing to screen readers.
 * @param isStill one frame only, for reduced motion.
 * @param moving shown instead of the drawn reef, a film for instance; null leaves only water.
 */
export function ReefScene({
  mood,
  isStill,
  moving,
}: {
  mood: MoodName;
  isStill: boolean;
  moving?: ReactNode;
}): ReactNode {
  const isHydrated = useIsHydrated();
  return (
    <div aria-hidden="true" className="reef-scene" data-mood={mood}>
      {moving}
      {moving === undefined && isHydrated && (
        <Suspense fallback={null}>
          <ReefCanvas mood={mood} isStill={isStill} />
        </Suspense>
      )}
      <div className="reef-veil" />
    </div>
  );
}
