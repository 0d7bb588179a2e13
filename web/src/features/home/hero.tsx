import type { ReactNode } from 'react';
import { useBackdropPause, useFilmPermission } from '#platform/device/films.ts';
import { usePrefersReducedMotion } from '#platform/device/preferences.ts';
import { useAuth } from '#state/session/session.tsx';
import { BackdropVideo } from '#ui/media/backdrop-video.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';

/** The head of the home page: film, tagline and Shop Now (HOME-01 to HOME-03). */
export function Hero(): ReactNode {
  const isStill = usePrefersReducedMotion();
  const permission = useFilmPermission();
  const [isPaused, pause] = useBackdropPause();
  const { phase } = useAuth();
  return (
    <section className="hero on-abyss">
      <BackdropVideo
        film="home"
        theme="open-reef"
        permission={permission}
        isStill={isStill}
        isPaused={isPaused}
        onPause={pause}
      />
      <div className="page hero-text">
        {phase === 'signed-in' && (
          <div className="hero-points">
            <Badge tone="warning" hasDot>
              0 points
            </Badge>
          </div>
        )}
        <p className="eyebrow hero-eyebrow">Live fish, coral and invertebrates</p>
        <h1 tabIndex={-1} className="mt-3 max-w-[12ch] text-4xl">
          Premium Saltwater Fish &amp; Coral
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-foam">
          Healthy animals for living reefs, sent across the USA and covered by a 48-hour live
          arrival guarantee.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <LinkButton to="/shop" size="large">
            Shop Now
            <ArrowRightIcon />
          </LinkButton>
          <LinkButton to="/learn" size="large" kind="secondary">
            Start with the basics
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
