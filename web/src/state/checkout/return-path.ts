import * as z from 'zod/mini';

/** A path of this site: one slash, then neither a second one nor a backslash (safety, attack 81). */
const ReturnState = z.object({ from: z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/)) });

/** Router state for the way to `/auth`, which remembers where the visitor wanted to go. */
export function returnState(location: { pathname: string; search: string }): { from: string } {
  return { from: location.pathname + location.search };
}

/** Where to go after signing in: the path first asked for, `/` by default (NAV-07). */
export function returnPath(state: unknown): string {
  const parsed = z.safeParse(ReturnState, state);
  return parsed.success ? parsed.data.from : '/';
}
