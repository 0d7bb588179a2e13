import { toSeconds, type Clock } from './clock.ts';
import type { NewId } from './ids.ts';
import type { State } from './state/state.ts';
import type { EventType } from './wire.ts';

/** The API request behind a change, as events name it. */
export type Cause = {
  requestId: string;
  idempotencyKey: string | null;
};

/** What every action works with: the memory, the time, and the outlets. */
export type World = {
  state: State;
  clock: Clock;
  newId: NewId;
  /** The stand-in's own address, without a slash at the end. */
  origin: string;
  /** How long a delayed payment takes to settle by itself, in ms. */
  settleDelayMs: number;
  /** Records an event about `object` and queues it for delivery by webhook. */
  emit(type: EventType, object: object, cause?: Cause): void;
  /** Says that the memory has changed and is to be saved. */
  changed(): void;
};

/** The true time in whole seconds: what new objects are dated with. */
export const nowSeconds = (world: World): number => toSeconds(world.clock.now());

/**
 * The time by which what exists is judged: the true time plus all advances. Advancing ages what
 * is there; it does not date new sessions into the future, where the shop's own clock would make
 * their expiry look too short.
 */
export const agedNowMs = (world: World): number => world.clock.now() + world.state.agedMs;
