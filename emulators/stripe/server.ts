import { createServer, type IncomingMessage, type Server } from 'node:http';
import { listenLocally } from '#shared/listen-locally.ts';
import { createFaults } from './api/faults.ts';
import { createIdempotency } from './api/idempotency.ts';
import { serveApi } from './api/serve-api.ts';
import { sweep } from './checkout/sweep.ts';
import { systemClock, type Clock } from './clock.ts';
import { mayControl, serveControl } from './control/serve-control.ts';
import type { Control } from './control/control.ts';
import { createCourier, type Courier } from './events/courier.ts';
import { buildEvent } from './events/build-event.ts';
import type { Random } from './events/order.ts';
import { readBody } from './http/read-body.ts';
import { jsonAnswer, sendReply, type Reply } from './http/reply.ts';
import { randomId, type NewId } from './ids.ts';
import { servePage } from './page/serve-page.ts';
import { keepState, loadState, type StateFile } from './state/state-file.ts';
import type { State } from './state/state.ts';
import { agedNowMs, type Context } from './context.ts';

/** The options of a stand-in. */
export type StandInOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Where webhooks go; without it events are only recorded. */
  webhookUrl?: string | undefined;
  /** The secret that webhooks are signed with, `whsec_…`. */
  webhookSecret: string;
  /** A JSON file that keeps the state over restarts; without it the state is in memory only. */
  dataFile?: string | undefined;
  clock?: Clock;
  newId?: NewId;
  random?: Random;
  /** Waits before each retry of a failed webhook, in ms. */
  retryDelaysMs?: readonly number[];
  /** How long a bank debit from the payment page takes to settle, in ms. */
  settleDelayMs?: number;
};

/** A running stand-in. */
export type StandIn = {
  /** Its address, without a trailing slash. */
  url: string;
  close(): Promise<void>;
};

const DEFAULT_RETRY_DELAYS_MS = [250, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];
const DEFAULT_SETTLE_DELAY_MS = 20_000;
const SWEEP_EVERY_MS = 500;

type Parts = {
  context: Context;
  courier: Courier;
  file: StateFile;
};

function assemble(options: StandInOptions, state: State): Parts {
  const { clock = systemClock, newId = randomId, random = Math.random } = options;
  const file = keepState(state, options.dataFile);
  const courier = createCourier({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    clock,
    random,
    retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
    state,
    changed: () => file.changed(),
  });
  const context: Context = {
    state,
    clock,
    newId,
    origin: '',
    settleDelayMs: options.settleDelayMs ?? DEFAULT_SETTLE_DELAY_MS,
    emit(type, object, cause) {
      const record = buildEvent(context, type, object, cause);
      state.events.set(record.event.id, record);
      courier.accept(record);
    },
    changed: () => file.changed(),
  };
  return { context, courier, file };
}

function controlOf(options: StandInOptions, { context, courier }: Parts): Control {
  const idempotency = createIdempotency(context.state, () => agedNowMs(context));
  return {
    api: { context, faults: createFaults(), idempotency },
    courier,
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
  };
}

async function answer(control: Control, request: IncomingMessage): Promise<Reply> {
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stand-in');
  const { method = 'GET', headers } = request;
  const { context } = control.api;
  const body = await readBody(request);
  sweep(context);
  const query = search.slice(1);
  if (path.startsWith('/v1/')) return serveApi(control.api, { method, path, query, body, headers });
  if (path.startsWith('/_control/')) {
    const isAllowed = mayControl(request);
    return {
      kind: 'answer',
      answer: await serveControl(control, { method, path, body: body ?? '', isAllowed }),
    };
  }
  return { kind: 'answer', answer: servePage(context, { method, path, query, body }) };
}

function serve(control: Control): Server {
  return createServer((request, response) => {
    answer(control, request).then(
      (reply) => sendReply(response, reply),
      (error: unknown) => {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        const body = { error: { type: 'api_error', message: `The stand-in failed: ${message}` } };
        sendReply(response, { kind: 'answer', answer: jsonAnswer(500, body) });
      },
    );
  });
}

async function stop(server: Server, { courier, file }: Parts): Promise<void> {
  const isClosed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await isClosed;
  courier.stop();
  await file.close();
}

/**
 * Starts the stand-in for Stripe. Rejects if the port is taken or the data file is not readable.
 */
export async function startStripeStandIn(options: StandInOptions): Promise<StandIn> {
  const parts = assemble(options, await loadState(options.dataFile));
  const server = serve(controlOf(options, parts));
  const url = `http://127.0.0.1:${await listenLocally(server, options.port)}`;
  parts.context.origin = url;
  parts.courier.resume();
  const sweeping = setInterval(() => sweep(parts.context), SWEEP_EVERY_MS);
  return {
    url,
    async close() {
      clearInterval(sweeping);
      await stop(server, parts);
    },
  };
}
