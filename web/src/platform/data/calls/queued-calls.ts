import * as z from 'zod/mini';
import { isOnline } from '#platform/device/online.ts';
import { onStoredChange, readStored, removeStored, writeStored } from '#platform/storage.ts';
import { createStore, type Store } from '#platform/store.ts';
import { callFunction } from './calls.ts';
import { keepTrying } from '#platform/data/keep-trying.ts';
import { QUEUED_CALLS_KEY } from './queued-calls-key.ts';

const QueuedCalls = z.array(z.object({ id: z.string(), name: z.string(), input: z.unknown() }));
type QueuedCall = z.infer<typeof QueuedCalls>[number];

const REFUSED_CALLS_KEY = 'reef-refused-calls';

function callsOf(key: string): QueuedCall[] {
  return readStored(key, QueuedCalls) ?? [];
}

function queued(): QueuedCall[] {
  return callsOf(QUEUED_CALLS_KEY);
}

function readRefused(): void {
  refusedCalls.set(callsOf(REFUSED_CALLS_KEY));
}

/** Queued calls that the server refused for good. They stay on this device until somebody has read them. */
export const refusedCalls: Store<readonly QueuedCall[]> = createStore<readonly QueuedCall[]>(
  [],
  () => {
    readRefused();
    return onStoredChange((key) => key === REFUSED_CALLS_KEY, readRefused);
  },
);

/** @returns false if this device has no room for them. */
function storeRefused(calls: readonly QueuedCall[]): boolean {
  if (calls.length > 0) return writeStored(REFUSED_CALLS_KEY, calls);
  removeStored(REFUSED_CALLS_KEY);
  return true;
}

/** The refused calls but one, as this device has them now. */
function otherRefused(id: string): QueuedCall[] {
  return callsOf(REFUSED_CALLS_KEY).filter((call) => call.id !== id);
}

/** Forgets a refused call. */
export function forgetRefused(id: string): void {
  storeRefused(otherRefused(id));
  readRefused();
}

function forget(id: string): void {
  // Read again: another tab may have made or queued some in the meantime.
  const rest = queued().filter((call) => call.id !== id);
  if (rest.length === 0) removeStored(QUEUED_CALLS_KEY);
  else writeStored(QUEUED_CALLS_KEY, rest);
}

/** @returns the number of calls that arrived. */
async function makeQueuedCalls(): Promise<number> {
  let arrived = 0;
  for (const call of queued()) {
    const { id, name, input } = call;
    // Dropped while one before it was made.
    if (!queued().some((one) => one.id === id)) continue;
    // In the order they were queued.
    const answer = await callFunction(name, input, z.unknown());
    if (answer.ok) arrived += 1;
    // A call that the server will never accept is not repeated. Whoever queued it has gone.
    const isRefused = !answer.ok && answer.code === 'invalid-argument';
    if (answer.ok || (isRefused && storeRefused([...otherRefused(id), call]))) forget(id);
    if (isRefused) readRefused();
  }
  return arrived;
}

const listeners = new Set<() => void>();
let retryNow: (() => void) | null = null;

/** Makes the queued calls; what fails for now stays. @returns false if one has to wait. */
async function sendQueued(): Promise<boolean> {
  if (!isOnline()) return true;
  if ((await makeQueuedCalls()) > 0) for (const listener of listeners) listener();
  return queued().length === 0;
}

/**
 * Queues a call on this device, to be made once there is a connection. It may arrive twice, so its
 * input must carry an id by which the server recognizes it.
 * @returns false if this device cannot store it.
 */
export function queueCall(call: QueuedCall): boolean {
  const isQueued = writeStored(QUEUED_CALLS_KEY, [...queued(), call]);
  retryNow?.();
  return isQueued;
}

/** Drops every queued call of this name; one that is being made may still arrive. */
export function dropQueuedCalls(name: string): void {
  for (const call of queued()) if (call.name === name) forget(call.id);
}

/**
 * Makes queued calls, now and until they have arrived, as long as the page is open.
 * @param listener is called when some arrived. @returns a function that unsubscribes.
 */
export function watchQueuedCalls(listener: () => void): () => void {
  listeners.add(listener);
  retryNow ??= keepTrying(QUEUED_CALLS_KEY, sendQueued);
  retryNow();
  return () => void listeners.delete(listener);
}
