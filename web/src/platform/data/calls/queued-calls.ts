import * as z from 'zod/mini';
import { isOnline } from '#platform/device/online.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { callFunction } from './calls.ts';
import { keepTrying } from '#platform/data/keep-trying.ts';
import { QUEUED_CALLS_KEY } from './queued-calls-key.ts';

const QueuedCalls = z.array(z.object({ id: z.string(), name: z.string(), input: z.unknown() }));
type QueuedCall = z.infer<typeof QueuedCalls>[number];

function queued(): QueuedCall[] {
  return readStored(QUEUED_CALLS_KEY, QueuedCalls) ?? [];
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
  for (const { id, name, input } of queued()) {
    // Dropped while one before it was made.
    if (!queued().some((call) => call.id === id)) continue;
    // In the order they were queued.
    const answer = await callFunction(name, input, z.unknown());
    // A call that the server will never accept is not repeated.
    if (answer.ok || answer.code === 'invalid-argument') forget(id);
    if (answer.ok) arrived += 1;
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
