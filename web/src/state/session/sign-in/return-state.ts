/** Router state for the way to `/auth`, which remembers where the visitor wanted to go. */
export function returnState(location: { pathname: string; search: string; hash: string }): {
  from: string;
} {
  // A shared plan is in the hash.
  return { from: location.pathname + location.search + location.hash };
}
