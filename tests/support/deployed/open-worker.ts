import { afterAll, beforeAll } from 'vitest';
import { type GoogleKeys, publishKeys } from './google-keys.ts';
import { idToken } from './sessions.ts';
import { startWorker, type Worker } from './worker.ts';

/** Limits for a file of tests that pays often from one machine. */
export const MANY_PAYMENTS = { PAYMENTS_PER_ACCOUNT: '30', PAYMENTS_PER_ADDRESS: '9999' };

/** The deployed bundle's answer to a call. */
export type WorkerAnswer<Result> = {
  http: number;
  result?: Result;
  error?: { message: string; details?: { code?: string } };
};

/**
 * Calls a function of the deployed bundle, as a page does.
 * @param body the request's text: `{"data": …}`, or what no page would send.
 */
export function callWorker(
  origin: string,
  name: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** The deployed bundle, running while a file's tests do. */
export type OpenWorker = {
  readonly origin: string;
  /** Calls a function as a user; `to` is another copy of the bundle. */
  post: <Result = Record<string, unknown>>(
    name: string,
    userId: string,
    data: object,
    to?: Pick<Worker, 'origin'>,
  ) => Promise<WorkerAnswer<Result>>;
  /** Starts another copy, with additional operator settings. Stop it when done. */
  startOther: (more: Record<string, string>) => Promise<Worker>;
};

/**
 * Starts the deployed bundle for a file of tests.
 * @param settings an operator's settings.
 * @param projectId not the shop's own: a separate database for the file, without triggers.
 */
export function openWorker(settings: Record<string, string>, projectId?: string): OpenWorker {
  let keys: GoogleKeys;
  let worker: Worker;
  beforeAll(async () => {
    keys = await publishKeys();
    worker = await startWorker(keys, settings, projectId);
  });
  afterAll(async () => {
    await worker.stop();
    await keys.close();
  });
  return {
    get origin() {
      return worker.origin;
    },
    async post(name, userId, data, to = worker) {
      const response = await callWorker(to.origin, name, JSON.stringify({ data }), {
        authorization: `Bearer ${idToken(keys, userId, { projectId })}`,
      });
      return { http: response.status, ...((await response.json()) as object) };
    },
    startOther: (more) => startWorker(keys, { ...settings, ...more }, projectId),
  };
}
