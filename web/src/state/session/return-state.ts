/** Router state for the way to `/auth`, which remembers where the visitor wanted to go. */
export function returnState(location: { pathname: string; search: string }): { from: string } {
  return { from: location.pathname + location.search };
}
