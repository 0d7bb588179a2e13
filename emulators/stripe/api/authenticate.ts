import { invalidRequest } from './errors.ts';
import { refuse, succeed, type Result } from './result.ts';

const missing =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";

const mask = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;

/** The test key from the Authorization header, or Stripe's 401. */
export function authenticate(authorization: string | undefined): Result<string> {
  const key = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) return refuse(invalidRequest(missing, { status: 401 }));
  if (/^sk_test_\w+$/.test(key)) return succeed(key);
  return refuse(invalidRequest(`Invalid API Key provided: ${mask(key)}`, { status: 401 }));
}
