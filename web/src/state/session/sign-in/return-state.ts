/** The part of the router's location that is needed here. */
type Page = { pathname: string; search: string; hash: string; state?: unknown };

/**
 * Router state for the way to `/auth`, which remembers where the visitor wanted to go. On the
 * sign-in page itself, that stays the same.
 */
export function returnState({ pathname, search, hash, state }: Page): unknown {
  // A shared plan is in the hash.
  return pathname === '/auth' ? state : { from: pathname + search + hash };
}
