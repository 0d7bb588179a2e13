import { useEffect, useState, type ReactNode } from 'react';
import type { Heading } from 'virtual:reef-content/types';

/** Follows the heading that is nearest to the top of the window. */
function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target.id, isIntersecting);
        const first = headings.find(({ id }) => seen.get(id) === true);
        if (first !== undefined) setCurrent(first.id);
      },
      { rootMargin: '-80px 0px -55% 0px' },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}

/** The headings of an article, next to it on wide screens. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }): ReactNode {
  const current = useCurrentHeading(headings);
  return (
    <nav className="article-contents" aria-labelledby="contents-title">
      <p id="contents-title" className="article-contents-title">
        On this page
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
