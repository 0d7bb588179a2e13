import * as z from 'zod/mini';
import { loadFunctions } from '#platform/firebase/load.ts';
import { isOnline } from '#platform/device/online.ts';
import { reportProblem } from '#platform/report.ts';

const Code = z.enum([
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
]);

/** Why a call failed: the status codes of callable functions. */
export type CallErrorCode = z.infer<typeof Code>;

/** A call's outcome; a refusal is a value, with the server's message and details. */
export type CallResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: CallErrorCode; message: string; details: unknown };

/**
 * Codes of calls that may have been carried out all the same: the function's answer did not come.
 */
const UNANSWERED: ReadonlySet<CallErrorCode> = new Set([
  'unavailable',
  'internal',
  'deadline-exceeded',
  'unknown',
  'cancelled',
]);

/** True if no answer came: the server may have done what it was asked to do. */
export function isUnanswered(answer: CallResult<unknown>): boolean {
  return !answer.ok && UNANSWERED.has(answer.code);
}

/**
 * True if the call was made and no answer came. Without a network nothing was sent: that is
 * `unavailable`.
 */
export function isUnconfirmed(answer: CallResult<unknown>): boolean {
  return !answer.ok && answer.code !== 'unavailable' && isUnanswered(answer);
}

const CallError = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
});

const NO_CONNECTION = {
  ok: false,
  code: 'unavailable',
  message: 'No connection.',
  details: null,
} as const;

/** What to say of a call that made a change, or would have, and got no answer. */
export const UNCONFIRMED_MESSAGE =
  'The server did not confirm it. It may be done already; look before you press again.';

/** No answer came, or none that says anything: the server may have done what it was asked to do. */
const UNCONFIRMED = {
  ok: false,
  code: 'internal',
  message: UNCONFIRMED_MESSAGE,
  details: null,
} as const;

/** The HTTP status that the functions SDK appends to a server's message, as in `Not now. [400]`. */
const STATUS_SUFFIX = / \[\d+\]$/;

/** How the SDK ends the message of a request that got no answer. */
const LOST_SUFFIX = ' [0]';

/** True if these are the SDK's words: no function of ours has answered. */
function isWordless(code: CallErrorCode, words: string): boolean {
  if (code === 'deadline-exceeded') return true;
  return (code === 'internal' || code === 'unavailable') && words.toLowerCase() === code;
}

/**
 * Turns what a callable threw into a refusal. An answer that was lost, or came too late, is
 * `internal`, with a sentence that says so. If the call could not be made, or was made without a
 * network and got no answer, nothing was sent: that is `unavailable`.
 * @param hadNetwork whether there was one when the call was made, or when it failed.
 */
export function refusal(error: unknown, hadNetwork = true): CallResult<never> {
  const known = z.safeParse(CallError, error);
  if (!known.success) return NO_CONNECTION;
  const { code: given, message: said, details } = known.data;
  const read = z.safeParse(Code, given.replace(/^functions\//, ''));
  const code = read.success ? read.data : 'unknown';
  const message = said.replace(STATUS_SUFFIX, '');
  if (said.endsWith(LOST_SUFFIX) && !hadNetwork) return NO_CONNECTION;
  if (isWordless(code, message)) return UNCONFIRMED;
  return { ok: false, code, message, details: details ?? null };
}

/**
 * Calls one of the shop's functions by its name in docs/spec/calls.md.
 * @param schema the shape of the answer; an answer of another shape counts as lost.
 */
export async function callFunction<T>(
  name: string,
  input: unknown,
  schema: z.ZodMiniType<T>,
): Promise<CallResult<T>> {
  // Read now: a signal that is lost later may take the answer with it.
  const hadNetwork = isOnline();
  let answer: unknown;
  try {
    const { call } = await loadFunctions();
    answer = await call(name, input);
  } catch (error) {
    // A signal that has come back since may have let the request out.
    return refusal(error, hadNetwork || isOnline());
  }
  const parsed = z.safeParse(schema, answer);
  if (parsed.success) return { ok: true, data: parsed.data };
  reportProblem(`The answer of ${name} is not of the shape expected.`, parsed.error);
  return UNCONFIRMED;
}
