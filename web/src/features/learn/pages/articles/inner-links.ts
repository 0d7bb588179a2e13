import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { preloadLearnPage } from '#features/learn/pages/load-content.ts';
import { isPlainClick } from '#ui/routing/plain-click.ts';

function innerLink(target: EventTarget): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  return link !== null && link.origin === window.location.origin ? link : null;
}

/**
 * Compiled text has plain links, which work without scripts too. This opens them inside the app,
 * and loads their page as soon as the pointer is over them. Links within the page are left to the
 * browser.
 */
export function useInnerLinks(): {
  onClick: (event: MouseEvent) => void;
  onPointerOver: (event: MouseEvent) => void;
} {
  const navigate = useNavigate();
  const onClick = useCallback(
    (event: MouseEvent) => {
      const link = innerLink(event.target);
      if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    },
    [navigate],
  );
  const onPointerOver = useCallback((event: MouseEvent) => {
    const link = innerLink(event.target);
    if (link !== null) preloadLearnPage(link.pathname);
  }, []);
  return { onClick, onPointerOver };
}
