import { setTimeout as sleep } from 'node:timers/promises';
import { toSeconds, type Clock } from '#stripe/clock.ts';
import type { EventRecord, State } from '#stripe/state/state.ts';
import { inOrder, shuffled, type Random } from './order.ts';
import { postWebhook } from './post-webhook.ts';
import { signatureHeader } from './sign.ts';

/** How webhooks are delivered at the moment. */
export type Traffic = {
  mode: 'deliver' | 'hold' | 'drop';
  /** How often each event is delivered in total. */
  copies: number;
  /** How long each event waits before its first attempt. */
  delayMs: number;
  /** Whether events that wait together are sent in a shuffled order. */
  isShuffled: boolean;
};

/** The defaults: at once, once, in order. */
const DEFAULT_TRAFFIC: Traffic = { mode: 'deliver', copies: 1, delayMs: 0, isShuffled: false };

/** Where and how the courier delivers. */
export type CourierSpec = {
  url: string | undefined;
  secret: string;
  clock: Clock;
  random: Random;
  /** The waits before each retry, in ms; after the last it gives up. */
  retryDelaysMs: readonly number[];
  state: State;
  changed(): void;
};

/** Delivers events to the webhook endpoint. */
export type Courier = {
  accept(record: EventRecord): void;
  direct(traffic: Traffic): void;
  /** Sends held events one after another; resolves after the first attempt of each. */
  release(order: string[] | undefined): Promise<EventRecord[]>;
  /** Sends one event now, whatever its state; resolves after the attempt. */
  resend(record: EventRecord): Promise<void>;
  /** Resumes what was pending when the stand-in last stopped. */
  resume(): void;
  /** Ends all waiting; nothing is sent afterwards. */
  stop(): void;
};

const SHUFFLE_WINDOW_MS = 50;

const isGood = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

function markDelivered(record: EventRecord): void {
  record.delivery.state = 'delivered';
  record.event.pending_webhooks = 0;
}

/** A courier; it signs at the moment of each attempt, as Stripe does. */
export function createCourier(spec: CourierSpec): Courier {
  let traffic = DEFAULT_TRAFFIC;
  let waiting: EventRecord[] = [];
  let halt = new AbortController();

  async function attempt(record: EventRecord): Promise<void> {
    const { url, secret, clock } = spec;
    const { signal } = halt;
    const payload = JSON.stringify(record.event, null, 2);
    const signature = signatureHeader(payload, secret, toSeconds(clock.now()));
    const answer =
      url === undefined
        ? { status: null }
        : await postWebhook(url, payload, { 'stripe-signature': signature }, signal);
    if (signal.aborted) return;
    record.delivery.attempts.push({ atMs: clock.now(), status: answer.status });
    if (isGood(answer.status)) markDelivered(record);
    spec.changed();
  }

  /** False if webhooks are no longer delivered. */
  function mayGo(record: EventRecord): boolean {
    if (traffic.mode === 'deliver' && spec.url !== undefined) return true;
    record.delivery.state = traffic.mode === 'hold' ? 'held' : 'dropped';
    spec.changed();
    return false;
  }

  async function retry(record: EventRecord): Promise<void> {
    const { signal } = halt;
    for (const delayMs of spec.retryDelaysMs) {
      if (record.delivery.state !== 'pending') return;
      await sleep(delayMs, undefined, { signal, ref: false });
      if (record.delivery.state !== 'pending' || !mayGo(record)) return;
      await attempt(record);
    }
    if (record.delivery.state === 'pending') record.delivery.state = 'given-up';
    spec.changed();
  }

  /** The first attempt, and the copies; failures are retried in the background. */
  async function send(record: EventRecord): Promise<void> {
    record.delivery.state = 'pending';
    const { copies } = traffic;
    for (let copy = 0; copy < copies; copy += 1) await attempt(record);
    if (record.delivery.state === 'pending' && !halt.signal.aborted) inBackground(retry(record));
  }

  function inBackground(work: Promise<void>): void {
    const { signal } = halt;
    work.catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  async function leaveAfter(delayMs: number, pick: () => EventRecord[]): Promise<void> {
    await sleep(delayMs, undefined, { signal: halt.signal, ref: false });
    for (const record of pick()) if (mayGo(record)) await send(record);
  }

  function takeWaiting(): EventRecord[] {
    const batch = waiting;
    waiting = [];
    return shuffled(batch, spec.random);
  }

  return {
    accept(record) {
      if (!mayGo(record)) return;
      const { delayMs, isShuffled } = traffic;
      if (!isShuffled)
        return inBackground(delayMs === 0 ? send(record) : leaveAfter(delayMs, () => [record]));
      waiting.push(record);
      if (waiting.length === 1)
        inBackground(leaveAfter(Math.max(delayMs, SHUFFLE_WINDOW_MS), takeWaiting));
    },
    direct: (next) => void (traffic = next),
    async release(order) {
      const held = [...spec.state.events.values()].filter((r) => r.delivery.state === 'held');
      const batch = order
        ? inOrder(held, order)
        : traffic.isShuffled
          ? shuffled(held, spec.random)
          : held;
      for (const record of batch) await send(record);
      return batch;
    },
    async resend(record) {
      await attempt(record);
    },
    resume() {
      for (const record of spec.state.events.values())
        if (record.delivery.state === 'pending') inBackground(send(record));
    },
    stop() {
      halt.abort();
      halt = new AbortController();
      waiting = [];
      traffic = DEFAULT_TRAFFIC;
    },
  };
}
