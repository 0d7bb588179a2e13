import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/layout/icons.tsx';
import { ReefScene } from './reef-scene.tsx';
import type { MoodName } from './reef-scene/mood.ts';

/** The files of one film, made by `art/video/render.ts`: `/video/{name}.{webm,mp4,avif,webp}`. */
export type FilmName = 'home' | 'fish' | 'coral' | 'invertebrates' | 'wysiwyg' | 'users';

async function posterOf(name: FilmName): Promise<HTMLImageElement> {
  const load = async (type: string) => {
    const image = new Image();
    image.src = `/video/${name}.${type}`;
    await image.decode();
    return image;
  };
  return load('avif').catch(() => load('webp'));
}

/**
 * Drawn, and not an `img`: a decoration that comes last would count as the page's largest picture,
 * and the page as slow as it (LCP leaves a canvas out).
 */
function Poster({
  name,
  onLoad,
  onError,
}: {
  name: FilmName;
  onLoad: () => void;
  onError: () => void;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = (image: HTMLImageElement) => {
      if (canvas.current === null || isGone) return;
      canvas.current.width = image.naturalWidth;
      canvas.current.height = image.naturalHeight;
      canvas.current.getContext('2d')?.drawImage(image, 0, 0);
      onLoad();
    };
    posterOf(name).then(draw, () => {
      if (!isGone) onError();
    });
    return () => {
      isGone = true;
    };
  }, [name, onLoad, onError]);
  return <canvas ref={canvas} />;
}

/** Plays while in sight, in a tab that is looked at, and not paused. */
function usePlaying(isPaused: boolean, onError: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    let isSeen = false;
    const update = () => {
      if (isPaused || !isSeen || document.visibilityState === 'hidden') element.pause();
      else
        element.play().catch((error: unknown) => {
          // A pause that overtakes the start is no failure; a browser that forbids playing is one.
          if (!(error instanceof DOMException && error.name === 'AbortError')) onError();
        });
    };
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting === true;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
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

/**
 * The poster, then the film over it. Both come in from nothing: a picture that fades in is not
 * what a page is measured by, and does not flash. A paused film that never ran is not fetched.
 */
function Film({
  name,
  isPaused,
  onError,
}: {
  name: FilmName;
  isPaused: boolean;
  onError: () => void;
}): ReactNode {
  const [hasPoster, setHasPoster] = useState(false);
  const showPoster = useCallback(() => setHasPoster(true), []);
  const [hasRun, setHasRun] = useState(!isPaused);
  if (!isPaused && !hasRun) setHasRun(true);
  return (
    <div className="film" data-poster={hasPoster ? '' : undefined}>
      <Poster name={name} onLoad={showPoster} onError={onError} />
      {hasPoster && hasRun && <Footage name={name} isPaused={isPaused} onError={onError} />}
    </div>
  );
}

/**
 * The moving backdrop of a page's head (HOME-01): a film where it may be fetched, the drawn reef
 * where it is refused or fails, and still water until either comes. Fills its positioned parent.
 * People can stop the movement (WCAG 2.2.2).
 * @param permission see `platform/device/films.ts`. @param isStill reduced motion: nothing moves at all.
 */
export function BackdropVideo({
  film,
  mood,
  permission,
  isStill,
  isPaused,
  onPause,
}: {
  film: FilmName;
  mood: MoodName;
  permission: 'refused' | 'waiting' | 'poster' | 'granted';
  isStill: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}): ReactNode {
  const isHydrated = useIsHydrated();
  const [failed, setFailed] = useState<FilmName | null>(null);
  const fail = useCallback(() => setFailed(film), [film]);
  const mayPlay = permission !== 'refused' && failed !== film;
  const isWaiting = mayPlay && permission === 'waiting';
  const hasNothingToStop = mayPlay && permission !== 'granted';
  const footage = mayPlay && permission !== 'waiting' && (
    <Film key={film} name={film} isPaused={isPaused || hasNothingToStop} onError={fail} />
  );
  return (
    <>
      <ReefScene
        mood={mood}
        isStill={isStill || isPaused}
        moving={isWaiting ? null : footage || undefined}
      />
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
