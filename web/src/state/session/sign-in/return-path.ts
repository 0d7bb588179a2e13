import * as z from 'zod/mini';

/**
 * A path of this site: one slash, then neither a second one nor a backslash (ATT-81). The sign-in
 * page itself is no destination.
 */
const ReturnState = z.object({
  from: z.string().check(z.regex(/^\/(?![/\\]|auth\b)[^\s\\]*$/)),
});

/**
 * Where to go after signing in: the path first asked for, `/` by default (NAV-07). A link that was
 * tapped before the app had started carries no state: then it is the page with that link.
 * @param origin of the shop, and `referrer`: that page, as the browser reports it.
 */
export function returnPath(state: unknown, origin: string, referrer: string): string {
  const parsed = z.safeParse(ReturnState, state ?? { from: referrer.replace(origin, '') });
  return parsed.success ? parsed.data.from : '/';
}
