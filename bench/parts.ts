import type { Part } from './part.ts';
import { contention } from './parts/contention.ts';
import { day } from './parts/day.ts';
import { firstVisit } from './parts/first-visit/first-visit.ts';
import { fit } from './parts/fit.ts';
import { http } from './parts/http/http.ts';
import { interactions } from './parts/interactions/interactions.ts';
import { lighthousePart } from './parts/lighthouse.ts';
import { live } from './parts/live.ts';
import { offline } from './parts/offline.ts';
import { manyOrders, orders } from './parts/orders/orders.ts';
import { people } from './parts/people/people.ts';
import { scene } from './parts/scene.ts';
import { start } from './parts/start.ts';
import { suite } from './parts/suite.ts';
import { taps } from './parts/taps.ts';
import { visits } from './parts/visits.ts';
import { weight } from './parts/weight.ts';

/** Every part, in the order of the table. */
export const PARTS: readonly Part[] = [
  weight,
  live,
  lighthousePart,
  offline,
  taps,
  firstVisit,
  fit,
  interactions,
  scene,
  contention,
  http,
  visits,
  people,
  orders,
  manyOrders,
  day,
  start,
  suite,
];

/** Names for groups of parts. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  shop: [
    'weight',
    'live',
    'lighthouse',
    'offline',
    'taps',
    'first-visit',
    'fit',
    'interactions',
    'visits',
  ],
};

/**
 * The parts of these names; without names, all that do not have to be named.
 * @throws if a name is unknown; the error lists the known ones.
 */
export function partsNamed(wanted: readonly string[]): readonly Part[] {
  if (wanted.length === 0) return PARTS.filter(({ isAskedFor }) => isAskedFor !== true);
  const names = new Set(wanted.flatMap((name) => GROUPS[name] ?? [name]));
  const known = new Set(PARTS.map(({ name }) => name));
  const unknown = [...names].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const there = [...known, ...Object.keys(GROUPS)].join(', ');
    throw new Error(`no part of that name: ${unknown.join(', ')}; there are ${there}`);
  }
  return PARTS.filter(({ name }) => names.has(name));
}
