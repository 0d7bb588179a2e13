import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#ui/layout/hydrated.ts';

/** A link that was mailed: what it is for, and its token. */
export type MailedLink = { use: 'new-pin' | 'confirm'; token: string };

/**
 * The mailed link that this address is, `/auth#new-pin=…` or `/auth#confirm=…`; null where it is none,
 * and at first, because the page is drawn without what stands behind `#`.
 */
export function useMailedLink(): MailedLink | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const [, use, token] = /^#(new-pin|confirm)=([\w-]+)$/.exec(isHydrated ? hash : '') ?? [];
  const isKnown = use === 'new-pin' || use === 'confirm';
  return isKnown && token !== undefined ? { use, token } : null;
}
