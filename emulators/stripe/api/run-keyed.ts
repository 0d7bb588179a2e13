import { setTimeout as sleep } from 'node:timers/promises';
import { jsonAnswer, type Answer, type Reply } from '#stripe/http/reply.ts';
import { balanceTooSmall, cardDeclined, rateLimited, serverTrouble } from './errors.ts';
import { expandBody } from './expand.ts';
import type { Fault } from './faults.ts';
import { failureAnswer, type Api, type Job } from './job.ts';

/** An answer, and whether the work had begun: Stripe keeps only those answers under the key. */
type Outcome = {
  answer: Answer;
  hasBegun: boolean;
};

// A 500 is kept under its key, so that a retry with that key is useless; Stripe says so.
const stop = { 'stripe-should-retry': 'false' };

function perform(api: Api, job: Job): Outcome {
  const prepared = job.operation.prepare(api.context, job.form);
  if (!prepared.ok) return { answer: failureAnswer(prepared.failure), hasBegun: false };
  const fault = api.faults.take(job, ['500', 'card_error', 'no-balance', 'no-url']);
  if (fault?.kind === '500')
    return {
      answer: jsonAnswer(500, { error: serverTrouble.error }, stop),
      hasBegun: true,
    };
  if (fault?.kind === 'card_error') return { answer: failureAnswer(cardDeclined), hasBegun: true };
  if (fault?.kind === 'no-balance')
    return { answer: failureAnswer(balanceTooSmall), hasBegun: true };
  const result = prepared.value.run(job);
  const shown = result.ok ? expandBody(api.context, result.value, prepared.value.expand) : result;
  const pageless = fault?.kind === 'no-url' ? { url: null } : {};
  const answer = shown.ok
    ? jsonAnswer(200, { ...shown.value, ...pageless })
    : failureAnswer(shown.failure);
  return { answer, hasBegun: true };
}

function keep(api: Api, job: Job, { answer, hasBegun }: Outcome): void {
  if (job.scopedKey === null) return;
  const { status, body } = answer;
  const savedAtMs = api.context.clock.now() + api.context.state.agedMs;
  const saved = { fingerprint: job.fingerprint, status, body, requestId: job.requestId, savedAtMs };
  api.idempotency.end(job.scopedKey, hasBegun ? saved : null);
  if (hasBegun) api.context.changed();
}

async function execute(api: Api, job: Job, fault: Fault | null): Promise<Reply> {
  if (fault?.kind === 'timeout') {
    const release = () => job.scopedKey !== null && api.idempotency.end(job.scopedKey, null);
    return { kind: 'hang', onGone: () => void release() };
  }
  if (fault?.kind === 'slow') await sleep(fault.delayMs);
  const outcome = perform(api, job);
  keep(api, job, outcome);
  return { kind: 'answer', answer: outcome.answer };
}

function replay(saved: { status: number; body: string; requestId: string }): Answer {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'idempotent-replayed': 'true',
    'original-request': saved.requestId,
  };
  return { status: saved.status, headers, body: saved.body };
}

async function answerOf(api: Api, job: Job, fault: Fault | null): Promise<Reply> {
  if (job.scopedKey === null) return execute(api, job, fault);
  const verdict = api.idempotency.begin(job.scopedKey, job.fingerprint);
  if (verdict.kind === 'refused') return { kind: 'answer', answer: failureAnswer(verdict.failure) };
  if (verdict.kind === 'replay') return { kind: 'answer', answer: replay(verdict.saved) };
  return execute(api, job, fault);
}

/**
 * Runs a job under its idempotency key. Connection faults (`timeout`, `drop-answer`, `slow`) hit
 * every request, replays included, so that a client's own retry can be made to fail as well. So
 * does `429`: Stripe counts a request before it looks at the key.
 */
export async function runKeyed(api: Api, job: Job): Promise<Reply> {
  const fault = api.faults.take(job, ['429', 'timeout', 'drop-answer', 'slow']);
  if (fault?.kind === '429') return { kind: 'answer', answer: failureAnswer(rateLimited) };
  const reply = await answerOf(api, job, fault);
  return fault?.kind === 'drop-answer' ? { kind: 'drop' } : reply;
}
