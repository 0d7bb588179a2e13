import * as z from 'zod/mini';
import { isOnline } from '#platform/device/online.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { callFunction } from './calls.ts';
import { keepTrying } from './keep-trying.ts';
import { KEPT_CALLS_KEY } from './kept-calls-key.ts';

const KeptCalls = z.array(z.object({ id: z.string(), name: z.string(), input: z.unknown() }));
type KeptCall = z.infer<typeof KeptCalls>[number];

function kept(): KeptCall[] {
  return readStored(KEPT_CALLS_KEY, KeptCalls) ?? [];
}

function forget(id: string): void {
  // Read anew: another tab may have made or kept some meanwhile.
  const rest = kept().filter((call) => call.id !== id);
  if (rest.length === 0) removeStored(KEPT_CALLS_KEY);
  else writeStored(KEPT_CALLS_KEY, rest);
}

/** @returns how many arrived. */
async function makeKeptCalls(): Promise<number> {
  let arrived = 0;
  for (const { id, name, input } of kept()) {
    // oxlint-disable-next-line no-await-in-loop -- in the order they were kept.
    const answer = await callFunction(name, input, z.unknown());
    // One that the server will never take is not asked again.
    if (answer.ok || answer.code === 'invalid-argument') forget(id);
    if (answer.ok) arrived += 1;
  }
  return arrived;
}

const listeners = new Set<() => void>();
let tryAnew: (() => void) | null = null;

/** Makes the calls that were kept; what fails for now stays. @returns false where one has to wait. */
async function sendKept(): Promise<boolean> {
  if (!isOnline()) return true;
  if ((await makeKeptCalls()) > 0) for (const tell of listeners) tell();
  return kept().length === 0;
}

/**
 * Keeps a call on this device, to be made once there is a connection. It may arrive twice, so its input
 * must carry an id by which the server knows it.
 * @returns false where this device cannot keep it.
 */
export function keepCall(call: KeptCall): boolean {
  const isKept = writeStored(KEPT_CALLS_KEY, [...kept(), call]);
  tryAnew?.();
  return isKept;
}

/**
 * Makes kept calls now and again, as long as the page lives, until they have arrived.
 * @param tell hears that some arrived. @returns what ends the hearing.
 */
export function watchKeptCalls(tell: () => void): () => void {
  listeners.add(tell);
  tryAnew ??= keepTrying(KEPT_CALLS_KEY, sendKept);
  tryAnew();
  return () => void listeners.delete(tell);
}
