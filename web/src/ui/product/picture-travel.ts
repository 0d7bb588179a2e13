import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '#ui/routing/plain-click.ts';

/** The transition name by which a card's picture becomes its page's picture. */
const NAME = 'product-picture';

/** That picture on the product's page (ui/product/product-card.css names it). */
const ARRIVAL = '[data-product-picture]';

/** The page is frozen while its code loads, for a time that nobody notices. */
const WAIT_MS = 400;

function arrival(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(ARRIVAL) !== null) done();
    });
    const timer = setTimeout(() => done(), WAIT_MS);
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    if (document.querySelector(ARRIVAL) !== null) done();
  });
}

function mayTravel(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * What a card's link does when clicked: its picture moves to the product's page, if the browser has
 * view transitions and the visitor accepts motion. Otherwise the link is a plain link.
 */
export function usePictureTravel(to: string): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !mayTravel()) return;
    event.preventDefault();
    const card = event.currentTarget.closest('.product-card');
    const picture = card?.querySelector<HTMLElement>('.product-card-picture');
    // From one product to the next: a name belongs to one element at a time.
    const present = document.querySelector<HTMLElement>(ARRIVAL);
    present?.style.setProperty('view-transition-name', 'none');
    picture?.style.setProperty('view-transition-name', NAME);
    const { ready } = document.startViewTransition(async () => {
      void navigate(to);
      picture?.style.removeProperty('view-transition-name');
      await arrival();
    });
    // Skipped if the tab is hidden or another begins; the page is there all the same.
    ready.catch(() => {});
  };
}
