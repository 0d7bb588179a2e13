import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#ui/layout/hydrated.ts';

/** A mailed link: its purpose, and its token. */
export type MailedLink = { use: 'new-pin' | 'confirm'; token: string };

/**
 * The mailed link in this address, `/auth#new-pin=…` or `/auth#confirm=…`; null if there is none,
 * and at first, because the page is prerendered without a hash.
 */
export function useMailedLink(): MailedLink | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const [, use, token] = /^#(new-pin|confirm)=([\w-]+)$/.exec(isHydrated ? hash : '') ?? [];
  const isKnown = use === 'new-pin' || use === 'confirm';
  return isKnown && token !== undefined ? { use, token } : null;
}
