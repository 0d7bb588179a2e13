import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally } from '../../../emulators/shared/listen-locally.ts';
import { lineOf } from '../finding.ts';
import { rehearsalFetch } from '../rehearsal.ts';
import type { Check, Services } from '../services.ts';
import type { Shop } from '../shop.ts';
import { type FakeAnswer, type FakeAnswers, healthyAnswers } from './healthy-answers.ts';
import { SHOP, TODAY } from './test-shop.ts';

const UNSIGNED: FakeAnswer = {
  status: 401,
  json: { error: { code: 401, message: 'Request had invalid authentication credentials.' } },
};

/** batchGet answers for the services it was asked about. */
function enabledServices(names: string[]): FakeAnswer {
  return { json: { services: names.map((name) => ({ name, state: 'ENABLED' })) } };
}

function answerTo(request: IncomingMessage, answers: FakeAnswers): FakeAnswer {
  const [path = '', query = ''] = (request.url ?? '').slice(1).split('?');
  const isGoogle =
    path.split('/')[0]?.endsWith('.googleapis.com') && path !== 'firestore.googleapis.com/';
  if (isGoogle && request.headers.authorization !== 'Bearer rehearsal') return UNSIGNED;
  const page = new URLSearchParams(query).get('pageToken');
  const known = answers[`${request.method} ${path}${page ? `#${page}` : ''}`];
  if (known) return known;
  if (path.endsWith('/services:batchGet')) {
    return enabledServices(new URLSearchParams(query).getAll('names'));
  }
  return { status: 501, text: `the test expected no ${request.method} ${path}` };
}

/** A server of this machine that replaces all others, and the requests it got. */
export type FakeServices = {
  readonly origin: string;
  /** Every request so far, with its headers. */
  readonly requests: { url: string; headers: IncomingMessage['headers'] }[];
  readonly close: () => Promise<void>;
};

/** A server of this machine that answers for Google, Stripe and the site. */
export async function startFakeServices(answers: FakeAnswers): Promise<FakeServices> {
  const requests: FakeServices['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    const { status = 200, json, text, headers = {} } = answerTo(request, answers);
    request.resume().on('end', () => {
      response.writeHead(status, { connection: 'close', ...headers });
      response.end(text ?? JSON.stringify(json));
    });
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The services of the checks: the fakes, signed in as an operator. */
export function servicesOf({ origin }: FakeServices): Services {
  return {
    fetch: rehearsalFetch(origin),
    googleToken: () => Promise.resolve({ accessToken: 'rehearsal', namesProject: true }),
    environmentStripeKey: undefined,
    now: () => TODAY,
  };
}

type Changes = { answers?: FakeAnswers; shop?: Partial<Shop>; services?: Partial<Services> };

/** The lines of a check for a shop in order except for some changes. */
export async function linesOf(check: Check, changes: Changes = {}): Promise<string[]> {
  const shop = { ...SHOP, ...changes.shop };
  const fakes = await startFakeServices({ ...healthyAnswers(shop), ...changes.answers });
  try {
    const findings = await check(shop, { ...servicesOf(fakes), ...changes.services });
    return findings.map(lineOf);
  } finally {
    await fakes.close();
  }
}
