import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** A link that was mailed: what it is for, and its token. */
export type MailedLink = { use: string; token: string };

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * The mailed link that this address is, `/auth#new-pin=…` or `/auth#confirm=…`; null where it is none,
 * and at first, because the page is drawn without what stands behind `#`.
 */
export function useMailedLink(): MailedLink | null {
  const { hash } = useLocation();
  const isDrawn = useSyncExternalStore(never, inBrowser, onServer);
  const [, use, token] = /^#(new-pin|confirm)=([\w-]+)$/.exec(isDrawn ? hash : '') ?? [];
  return use === undefined || token === undefined ? null : { use, token };
}
