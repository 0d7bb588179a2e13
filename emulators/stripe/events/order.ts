import type { EventRecord } from '#stripe/state/state.ts';

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * The events in a different order: a random one, or the reverse if chance would have kept the
 * order, so that two events always swap.
 */
export function shuffled(records: EventRecord[], random: Random): EventRecord[] {
  const drawn = records.map((record) => ({ record, lot: random() }));
  const mixed = drawn.toSorted((a, b) => a.lot - b.lot).map(({ record }) => record);
  const isSame = mixed.every((record, place) => record === records[place]);
  return isSame ? mixed.toReversed() : mixed;
}

/** The events that `ids` names, in that order; an id may be repeated. */
export function inOrder(records: EventRecord[], ids: string[]): EventRecord[] {
  const byId = new Map(records.map((record) => [record.event.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
