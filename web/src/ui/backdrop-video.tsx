import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The films of one backdrop. No film is a reason to show the fallback, not an error. */
export type Film = { webm?: string; mp4?: string; poster?: string };

/**
 * A silent film behind a page's head. Where it may not play, cannot, or fails, `children` are
 * shown instead (HOME-01). It stands still while the tab is hidden or it is out of sight.
 * @param isAllowed false for reduced motion or saved data; ask the platform.
 */
export function BackdropVideo({
  film,
  isAllowed,
  className,
  children,
}: {
  film: Film | null;
  isAllowed: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const isShown = film !== null && isAllowed && !hasFailed;
  useEffect(() => {
    const element = video.current;
    if (!isShown || element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) element.play().catch(() => setHasFailed(true));
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);
  if (!isShown) return children;
  return (
    <video
      ref={video}
      aria-hidden="true"
      className={classNames('size-full object-cover', className)}
      poster={film.poster}
      muted
      loop
      playsInline
      preload="metadata"
      tabIndex={-1}
      onError={() => setHasFailed(true)}
    >
      {film.webm !== undefined && <source src={film.webm} type="video/webm" />}
      {film.mp4 !== undefined && (
        <source src={film.mp4} type="video/mp4" onError={() => setHasFailed(true)} />
      )}
    </video>
  );
}
