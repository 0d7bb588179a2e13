import * as z from 'zod/mini';

/** A path of this site: one slash, then neither a second one nor a backslash (safety, attack 81). */
const ReturnState = z.object({ from: z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/)) });

/** Where to go after signing in: the path first asked for, `/` by default (NAV-07). */
export function returnPath(state: unknown): string {
  const parsed = z.safeParse(ReturnState, state);
  return parsed.success ? parsed.data.from : '/';
}
