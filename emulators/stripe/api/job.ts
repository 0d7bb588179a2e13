import { jsonAnswer, type Answer } from '#stripe/http/reply.ts';
import type { Form } from '#stripe/http/form.ts';
import type { Context } from '#stripe/context.ts';
import type { Faults } from './faults.ts';
import type { Idempotency } from './idempotency.ts';
import type { Operation } from './operation.ts';
import type { Failure } from './result.ts';

/** What the API keeps in addition to the context. */
export type Api = {
  context: Context;
  faults: Faults;
  idempotency: Idempotency;
};

/** A request in progress, and what is known about it. */
export type Job = {
  operation: Operation;
  id: string;
  form: Form;
  requestId: string;
  idempotencyKey: string | null;
  /** The idempotency key, scoped to the API key. */
  scopedKey: string | null;
  /** Two requests under one key must have the same fingerprint. */
  fingerprint: string;
};

/** A refusal as an answer. */
export const failureAnswer = (failure: Failure): Answer =>
  jsonAnswer(failure.status, { error: failure.error });
