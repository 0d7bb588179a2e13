import { jsonAnswer, type Answer } from '#stripe/http/reply.ts';
import type { Form } from '#stripe/http/form.ts';
import type { World } from '#stripe/world.ts';
import type { Faults } from './faults.ts';
import type { Idempotency } from './idempotency.ts';
import type { Operation } from './operation.ts';
import type { Failure } from './result.ts';

/** What the API keeps in addition to the world. */
export type Api = {
  world: World;
  faults: Faults;
  idempotency: Idempotency;
};

/** A request on its way through: what was found out about it. */
export type Job = {
  operation: Operation;
  id: string;
  form: Form;
  requestId: string;
  idempotencyKey: string | null;
  /** The idempotency key within the API key's own space. */
  scopedKey: string | null;
  /** What two requests under one key must have in common. */
  fingerprint: string;
};

/** A refusal as an answer. */
export const failureAnswer = (failure: Failure): Answer =>
  jsonAnswer(failure.status, { error: failure.error });
