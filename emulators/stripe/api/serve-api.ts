import { parseForm, type Form } from '../http/form.ts';
import { jsonAnswer, type Answer, type Reply } from '../http/reply.ts';
import type { World } from '../world.ts';
import { authenticate } from './authenticate.ts';
import { invalidRequest, unrecognizedUrl } from './errors.ts';
import type { Faults } from './faults.ts';
import { findOperation } from './operations.ts';
import type { Idempotency } from './idempotency.ts';
import type { Operation } from './operation.ts';
import { refuse, succeed, type Failure, type Result } from './result.ts';
import { runKeyed } from './run-keyed.ts';

/** A request to the API, read. */
export interface ApiRequest {
  method: string;
  path: string;
  /** The query, without its question mark. */
  query: string;
  body: string | null;
  headers: NodeJS.Dict<string | string[]>;
}

/** What the API keeps besides the world. */
export interface Api {
  world: World;
  faults: Faults;
  idempotency: Idempotency;
}

/** A request on its way through: what was found out about it. */
export interface Job {
  operation: Operation;
  id: string;
  form: Form;
  requestId: string;
  idempotencyKey: string | null;
  /** The idempotency key within the API key's own space. */
  scopedKey: string | null;
  /** What two requests under one key must have in common. */
  fingerprint: string;
}

const header = (request: ApiRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** A refusal as an answer. */
export const failureAnswer = (failure: Failure): Answer =>
  jsonAnswer(failure.status, { error: failure.error });

function readForm(request: ApiRequest): Result<Form> {
  const isJson = header(request, 'content-type')?.startsWith('application/json') === true;
  if (isJson)
    return refuse(
      invalidRequest(
        'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
      ),
    );
  const text = request.method === 'POST' ? request.body : request.query;
  const form = text === null ? null : parseForm(text);
  return form
    ? succeed(form)
    : refuse(invalidRequest('Invalid request: the parameters cannot be read.'));
}

function readJob(request: ApiRequest, requestId: string): Result<Job> {
  const key = authenticate(header(request, 'authorization'));
  if (!key.ok) return key;
  const found = findOperation(request.method, request.path);
  if (!found) return refuse(unrecognizedUrl(request.method, request.path));
  const form = readForm(request);
  if (!form.ok) return form;
  const idempotencyKey = (request.method === 'POST' && header(request, 'idempotency-key')) || null;
  return succeed({
    ...found,
    form: form.value,
    requestId,
    idempotencyKey,
    scopedKey: idempotencyKey && `${key.value} ${idempotencyKey}`,
    fingerprint: JSON.stringify([request.path, form.value]),
  });
}

function commonHeaders(request: ApiRequest, requestId: string): Record<string, string> {
  const version = header(request, 'stripe-version');
  const key = header(request, 'idempotency-key');
  return {
    'request-id': requestId,
    ...(version === undefined ? {} : { 'stripe-version': version }),
    ...(key === undefined || request.method !== 'POST' ? {} : { 'idempotency-key': key }),
  };
}

/** Answers a request under /v1, or fails it as the faults say. */
export async function serveApi(api: Api, request: ApiRequest): Promise<Reply> {
  const requestId = api.world.newId('req');
  const job = readJob(request, requestId);
  const reply: Reply = job.ok
    ? await runKeyed(api, job.value)
    : { kind: 'answer', answer: failureAnswer(job.failure) };
  if (reply.kind === 'answer')
    reply.answer.headers = { ...reply.answer.headers, ...commonHeaders(request, requestId) };
  return reply;
}
