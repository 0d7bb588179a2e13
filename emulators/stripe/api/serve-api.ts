import { parseForm, type Form } from '#stripe/http/form.ts';
import type { Reply } from '#stripe/http/reply.ts';
import { authenticate } from './authenticate.ts';
import { invalidRequest, unrecognizedUrl } from './errors.ts';
import { failureAnswer, type Api, type Job } from './job.ts';
import { findOperation } from './operations.ts';
import { refuse, succeed, type Result } from './result.ts';
import { runKeyed } from './run-keyed.ts';

/** A parsed request to the API. */
export type ApiRequest = {
  method: string;
  path: string;
  /** The query, without its question mark. */
  query: string;
  body: string | null;
  headers: NodeJS.Dict<string | string[]>;
};

const header = (request: ApiRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

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
  const requestId = api.context.newId('req');
  const job = readJob(request, requestId);
  const reply: Reply = job.ok
    ? await runKeyed(api, job.value)
    : { kind: 'answer', answer: failureAnswer(job.failure) };
  if (reply.kind === 'answer')
    reply.answer.headers = { ...reply.answer.headers, ...commonHeaders(request, requestId) };
  return reply;
}
