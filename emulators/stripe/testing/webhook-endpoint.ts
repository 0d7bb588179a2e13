import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '#shared/listen-locally.ts';
import { readBody } from '#stripe/http/read-body.ts';

/** Long enough for a busy machine; only a failing test waits that long. */
const PATIENCE_MS = 10_000;

/** A webhook as it arrived. */
export type Arrival = {
  payload: string;
  signature: string;
  atMs: number;
};

/** A webhook endpoint that answers as the test says. */
export type WebhookEndpoint = {
  url: string;
  arrivals: Arrival[];
  /** The statuses of the next answers; 200 when none are left. */
  answers: number[];
  /** The types that arrived, in order. */
  types(): string[];
  /** Resolves when that many have arrived; rejects after ten seconds. */
  expectCount(count: number): Promise<void>;
  clear(): void;
  close(): Promise<void>;
};

function typeOf({ payload }: Arrival): string {
  const event: unknown = JSON.parse(payload);
  const hasType = typeof event === 'object' && event !== null && 'type' in event;
  return hasType ? String(event.type) : '';
}

/** Opens an endpoint on a free port. */
export async function openWebhookEndpoint(): Promise<WebhookEndpoint> {
  const arrivals: Arrival[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      const payload = (await readBody(request)) ?? '';
      const signature = String(request.headers['stripe-signature'] ?? '');
      arrivals.push({ payload, signature, atMs: Date.now() });
      response.writeHead(answers.shift() ?? 200).end('{}');
    };
    void take();
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    arrivals,
    answers,
    types: () => arrivals.map(typeOf),
    async expectCount(count) {
      const deadline = Date.now() + PATIENCE_MS;
      while (arrivals.length < count) {
        if (Date.now() > deadline) throw new Error(`Only ${arrivals.length} of ${count} arrived.`);
        await sleep(5);
      }
    },
    clear() {
      arrivals.length = 0;
      answers.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
