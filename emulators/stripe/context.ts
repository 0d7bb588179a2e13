import { toSeconds, type Clock } from './clock.ts';
import type { NewId } from './ids.ts';
import type { State } from './state/state.ts';
import type { EventType } from './wire.ts';

/** The API request behind a change, as events name it. */
export type Cause = {
  requestId: string;
  idempotencyKey: string | null;
};

/** What every action works with: the state, the time, ids and events. */
export type Context = {
  state: State;
  clock: Clock;
  newId: NewId;
  /** The stand-in's own address, without a trailing slash. */
  origin: string;
  /** How long a delayed payment takes to settle by itself, in ms. */
  settleDelayMs: number;
  /** Records an event about `object` and queues it for delivery by webhook. */
  emit(type: EventType, object: object, cause?: Cause): void;
  /** Marks the state as changed, so that it is saved. */
  changed(): void;
};

/** The real time in whole seconds; new objects are dated with it. */
export const nowSeconds = (context: Context): number => toSeconds(context.clock.now());

/**
 * The time by which existing objects are judged: the real time plus all advances. An advance ages
 * what exists but does not date new sessions into the future: the shop's own clock would find their
 * expiry too short.
 */
export const agedNowMs = (context: Context): number => context.clock.now() + context.state.agedMs;
