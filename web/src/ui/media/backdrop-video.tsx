import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/layout/icons.tsx';
import { onVisibilityChange } from './on-visibility-change.ts';
import { ReefScene } from './reef-scene.tsx';
import type { ThemeName } from './reef-scene/themes.ts';

/** The files of one film, made by `art/video/render.ts`: `/video/{name}.{webm,mp4,avif,webp}`. */
export type FilmName = 'home' | 'fish' | 'coral' | 'invertebrates' | 'wysiwyg' | 'users';

/**
 * The film's first frame, part of the rendered page, so that nobody looks at empty water while the
 * app is loading. It may have loaded, or failed, before the app could hear of it.
 */
function Still({
  name,
  onLoad,
  onError,
}: {
  name: FilmName;
  onLoad: () => void;
  onError: () => void;
}): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (picture.current?.complete !== true) return;
    if (picture.current.naturalWidth > 0) onLoad();
    else onError();
  }, [onLoad, onError]);
  return (
    <picture>
      <source srcSet={`/video/${name}.avif`} type="image/avif" />
      <img
        ref={picture}
        src={`/video/${name}.webp`}
        alt=""
        fetchPriority="high"
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}

/** Plays while in sight, in a visible tab, and not paused. */
function usePlaying(isPaused: boolean, onError: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    return onVisibilityChange(element, (isVisible) => {
      if (isPaused || !isVisible) element.pause();
      else
        element.play().catch((error: unknown) => {
          // A pause that overtakes the start is no failure; a browser that forbids playing is one.
          if (!(error instanceof DOMException && error.name === 'AbortError')) onError();
        });
    });
  }, [isPaused, onError]);
  return video;
}

function Footage({
  name,
  isPaused,
  onError,
}: {
  name: FilmName;
  isPaused: boolean;
  onError: () => void;
}): ReactNode {
  const [isRunning, setIsRunning] = useState(false);
  const video = usePlaying(isPaused, onError);
  return (
    <video
      ref={video}
      className={isRunning ? 'is-shown' : undefined}
      muted
      loop
      playsInline
      preload="auto"
      tabIndex={-1}
      onPlaying={() => setIsRunning(true)}
      onError={onError}
    >
      <source src={`/video/${name}.webm`} type='video/webm; codecs="av01.0.05M.10"' />
      <source src={`/video/${name}.mp4`} type="video/mp4" onError={onError} />
    </video>
  );
}

/** The film over its still picture. One that is paused and has never played is not fetched. */
function Film({
  name,
  isPaused,
  onError,
}: {
  name: FilmName;
  isPaused: boolean;
  onError: () => void;
}): ReactNode {
  const [hasRun, setHasRun] = useState(!isPaused);
  if (!isPaused && !hasRun) setHasRun(true);
  return hasRun && <Footage name={name} isPaused={isPaused} onError={onError} />;
}

/**
 * The moving backdrop of a page's head (HOME-01): a film if it may be fetched, the drawn reef if it
 * may not or fails, and the film's still picture until then. Fills its positioned parent. Visitors
 * can stop the movement (WCAG 2.2.2).
 * @param permission see `platform/device/films.ts`. @param isStill reduced motion: nothing moves at
 * all.
 */
export function BackdropVideo({
  film,
  theme,
  permission,
  isStill,
  isPaused,
  onPause,
}: {
  film: FilmName;
  theme: ThemeName;
  permission: 'refused' | 'waiting' | 'poster' | 'granted';
  isStill: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}): ReactNode {
  const isHydrated = useIsHydrated();
  const [failed, setFailed] = useState<FilmName | null>(null);
  const [loaded, setLoaded] = useState<FilmName | null>(null);
  const fail = useCallback(() => setFailed(film), [film]);
  const showStill = useCallback(() => setLoaded(film), [film]);
  const mayPlay = permission !== 'refused' && failed !== film;
  const hasNothingToStop = mayPlay && permission !== 'granted';
  const hasStill = loaded === film;
  const footage = mayPlay && permission === 'granted' && hasStill && (
    <Film name={film} isPaused={isPaused} onError={fail} />
  );
  const picture = failed !== film && (
    <div key={film} className="film" data-poster={hasStill ? '' : undefined}>
      <Still name={film} onLoad={showStill} onError={fail} />
      {footage}
    </div>
  );
  return (
    <>
      <ReefScene theme={theme} isStill={isStill || isPaused} isDrawn={!mayPlay} picture={picture} />
      {isHydrated && !isStill && !hasNothingToStop && (
        <IconButton
          className="film-switch"
          label={isPaused ? 'Play the background' : 'Pause the background'}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      )}
    </>
  );
}
