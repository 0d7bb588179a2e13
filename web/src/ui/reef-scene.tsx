import { lazy, Suspense, type ReactNode } from 'react';
import { useIsHydrated } from './hydrated.ts';
import type { MoodName } from './reef-scene/mood.ts';

const ReefCanvas = lazy(() => import('./reef-scene/reef-canvas.tsx'));

/**
 * Water with light falling into it, and a reef drawn by our own code when the browser has time.
 * Fills its parent (which must be positioned); says nothing to screen readers.
 * @param isStill one frame only, for reduced motion.
 */
export function ReefScene({ mood, isStill }: { mood: MoodName; isStill: boolean }): ReactNode {
  const isHydrated = useIsHydrated();
  return (
    <div aria-hidden="true" className="reef-scene" data-mood={mood}>
      {isHydrated && (
        <Suspense fallback={null}>
          <ReefCanvas mood={mood} isStill={isStill} />
        </Suspense>
      )}
      <div className="reef-veil" />
    </div>
  );
}
