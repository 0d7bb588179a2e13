import * as z from 'zod/mini';
import { loadFunctions } from '#platform/firebase/load.ts';
import { isOnline } from '#platform/device/online.ts';
import { reportProblem } from '#platform/report.ts';

/** Why a call failed: the status codes of callable functions. */
export type CallErrorCode =
  | 'cancelled'
  | 'unknown'
  | 'invalid-argument'
  | 'deadline-exceeded'
  | 'not-found'
  | 'already-exists'
  | 'permission-denied'
  | 'resource-exhausted'
  | 'failed-precondition'
  | 'aborted'
  | 'out-of-range'
  | 'unimplemented'
  | 'internal'
  | 'unavailable'
  | 'data-loss'
  | 'unauthenticated';

/** A call's outcome; a refusal is a value, with the server's message and details. */
export type CallResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: CallErrorCode; message: string; details: unknown };

/** Codes of a call that may have been carried out all the same: no answer of the function came, or not in time. */
const UNANSWERED: ReadonlySet<CallErrorCode> = new Set([
  'unavailable',
  'internal',
  'deadline-exceeded',
  'unknown',
  'cancelled',
]);

/** True where no answer came: the server may have done what it was asked for. */
export function isUnanswered(answer: CallResult<unknown>): boolean {
  return !answer.ok && UNANSWERED.has(answer.code);
}

const CallError = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
});

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

const NO_CONNECTION = {
  ok: false,
  code: 'unavailable',
  message: 'No connection.',
  details: null,
} as const;

/** The HTTP status that the functions SDK puts behind a server's words, as in `Not now. [400]`. */
const STATUS_SUFFIX = / \[\d{3}\]$/;

/**
 * Turns what a callable threw into a refusal; anything else counts as a network that failed. So does
 * `internal` without a network: the functions SDK calls a request that never arrived just that.
 */
export function refusal(error: unknown, hasNetwork = true): CallResult<never> {
  const known = z.safeParse(CallError, error);
  if (!known.success) return NO_CONNECTION;
  const code = z.safeParse(Code, known.data.code.replace(/^functions\//, ''));
  if (!hasNetwork && code.data === 'internal') return NO_CONNECTION;
  return {
    ok: false,
    code: code.success ? code.data : 'unknown',
    message: known.data.message.replace(STATUS_SUFFIX, ''),
    details: known.data.details ?? null,
  };
}

/**
 * Calls one of the shop's functions by its name in docs/spec/calls.md.
 * @param schema the shape of the answer; an answer of another shape counts as `internal`.
 */
export async function callFunction<T>(
  name: string,
  input: unknown,
  schema: z.ZodMiniType<T>,
): Promise<CallResult<T>> {
  let answer: unknown;
  try {
    const { call } = await loadFunctions();
    answer = await call(name, input);
  } catch (error) {
    return refusal(error, isOnline());
  }
  const parsed = z.safeParse(schema, answer);
  if (parsed.success) return { ok: true, data: parsed.data };
  reportProblem(`The answer of ${name} is not of the shape expected.`, parsed.error);
  return { ok: false, code: 'internal', message: 'Unexpected answer.', details: null };
}
