import type { EventRecord } from '#stripe/state/state.ts';

/** A number from 0 up to, not with, 1. */
export type Random = () => number;

/**
 * The events in another order than they came in: a random one, or the reverse where chance would
 * have kept them as they were, so that two events always trade places.
 */
export function shuffled(records: EventRecord[], random: Random): EventRecord[] {
  const drawn = records.map((record) => ({ record, lot: random() }));
  const mixed = drawn.toSorted((a, b) => a.lot - b.lot).map(({ record }) => record);
  const isSame = mixed.every((record, place) => record === records[place]);
  return isSame ? mixed.toReversed() : mixed;
}

/** Those of the events that `ids` names, in its order; an id may stand there more than once. */
export function inOrder(records: EventRecord[], ids: string[]): EventRecord[] {
  const byId = new Map(records.map((record) => [record.event.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
