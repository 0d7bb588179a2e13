import { lazy, type ReactNode } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import type { ThemeName } from './reef-scene/themes.ts';

const ReefCanvas = lazy(() => import('./reef-scene/reef-canvas.tsx'));

/**
 * Water with light falling into it, and a reef drawn by our own code when the browser is idle.
 * Fills its parent (which must be positioned); hidden from screen readers.
 * @param isStill one frame only, for reduced motion.
 * @param isDrawn false if a film plays in place of the reef.
 * @param picture is shown until the reef is drawn, or in its place.
 */
export function ReefScene({
  theme,
  isStill,
  isDrawn,
  picture,
}: {
  theme: ThemeName;
  isStill: boolean;
  isDrawn: boolean;
  picture: ReactNode;
}): ReactNode {
  const isHydrated = useIsHydrated();
  return (
    <div aria-hidden="true" className="reef-scene" data-theme={theme}>
      {picture}
      {isDrawn && isHydrated && (
        <OptionalPart>
          <ReefCanvas theme={theme} isStill={isStill} />
        </OptionalPart>
      )}
      <div className="reef-veil" />
    </div>
  );
}
