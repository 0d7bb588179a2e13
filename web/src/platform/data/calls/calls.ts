import * as z from 'zod/mini';
import { BARE_REFUSAL, NOT_PROVEN } from '#platform/firebase/proof.ts';
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

/** A call that failed, with the server's message and details. */
export type FailedCall = { ok: false; code: CallErrorCode; message: string; details: unknown };

/** A call's outcome; a refusal is a value. */
export type CallResult<T> = { ok: true; data: T } | FailedCall;

/**
 * What a failed call means. `unsent`: nothing left this device, this time. `unsure`: no answer came,
 * so the server may have done it. `refused`: it has not.
 */
export function failureOf({ code }: FailedCall): 'unsent' | 'unsure' | 'refused' {
  if (code === 'unavailable') return 'unsent';
  return code === 'internal' ? 'unsure' : 'refused';
}

const CallError = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
});

const NO_CONNECTION = {
  ok: false,
  code: 'unavailable',
  message: 'No connection, so this was not sent. Please try again when you are back online.',
  details: null,
} as const;

/** With a network, the script that sends calls is gone: another version may have been deployed. */
const NOT_LOADED = {
  ...NO_CONNECTION,
  message: 'This page did not load completely, so nothing was sent. Reload the page and try again.',
} as const;

/** No answer came, or none that says anything: the server may have done what it was asked to do. */
const UNCONFIRMED = {
  ok: false,
  code: 'internal',
  message: 'The server did not confirm it. It may be done already; look before you press again.',
  details: null,
} as const;

/** The same of a request that got no answer at all although there was a network. */
export const UNANSWERED = { ...UNCONFIRMED };

/** The HTTP status that the functions SDK appends to a server's message, as in `Not now. [400]`. */
const STATUS_SUFFIX = / \[\d+\]$/;

/** How the SDK ends the message of a request that got no answer. */
const LOST_SUFFIX = ' [0]';

/** Codes that no function of ours answers with: the network's, and those of a crash. */
const NOT_OURS: ReadonlySet<CallErrorCode> = new Set([
  'unavailable',
  'internal',
  'deadline-exceeded',
  'unknown',
  'cancelled',
]);

/**
 * Turns what a callable threw into a refusal. An answer that was lost, or came too late, is
 * `internal`, with a sentence that says so. If the call could not be made, or was made without a
 * network and got no answer, nothing was sent: that is `unavailable`.
 * @param hadNetwork whether there was one when the call was made, or when it failed.
 */
export function refusal(error: unknown, hadNetwork = true): FailedCall {
  const known = z.safeParse(CallError, error);
  if (!known.success) return isOnline() ? NOT_LOADED : NO_CONNECTION;
  const { code: given, message: said, details } = known.data;
  const read = z.safeParse(Code, given.replace(/^functions\//, ''));
  const code = read.success ? read.data : 'unknown';
  if (said.endsWith(LOST_SUFFIX)) return hadNetwork ? UNANSWERED : NO_CONNECTION;
  if (NOT_OURS.has(code)) return UNCONFIRMED;
  const message = said.replace(STATUS_SUFFIX, '');
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY && message === BARE_REFUSAL) return NOT_PROVEN;
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
