import type { ReactNode } from 'react';
import './figures.css';
import { useDrawingId } from './drawing-id.ts';

/** One layout of a drawing: its viewBox is `width` × `height`. */
export type Layout = { width: number; height: number; art: ReactNode };

type LearnFigureProps = {
  title: string;
  /** The whole content of the drawing in words, for those who do not see it. */
  description: string;
  caption: ReactNode;
  phone: Layout;
  wide: Layout;
  /** A list or table that a screen reader can step through. */
  children?: ReactNode;
};

type ArtProps = { layout: Layout; name: string; title: string; description: string };

function Art({ layout, name, title, description }: ArtProps): ReactNode {
  const id = useDrawingId();
  return (
    <svg
      className={`figure-art figure-art-${name}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {layout.art}
    </svg>
  );
}

/** A ref for a drawing: its motion begins once it is in the middle half of the window. */
function moveOnceSeen(figure: HTMLElement | null): (() => void) | undefined {
  if (figure === null) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting === true) figure.dataset['seen'] = '';
    },
    { rootMargin: '-25% 0px' },
  );
  observer.observe(figure);
  return () => observer.disconnect();
}

/**
 * A drawing with its caption. Both layouts are in the document and figures.css shows the one that
 * fits the width of the column; the other is `display: none`, for screen readers as well.
 */
export function LearnFigure(props: LearnFigureProps): ReactNode {
  const { title, description, caption, phone, wide, children } = props;
  return (
    <figure ref={moveOnceSeen} className="learn-figure">
      <div className="figure-frame">
        <Art layout={phone} name="phone" title={title} description={description} />
        <Art layout={wide} name="wide" title={title} description={description} />
      </div>
      {children === undefined ? null : <div className="sr-only">{children}</div>}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
