import type { Part } from './part.ts';
import { weight } from './parts/weight.ts';

/** Every part, in the order of the table. */
export const PARTS: readonly Part[] = [weight];

/** Names for several parts at once. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  shop: ['weight', 'lighthouse', 'visits', 'live', 'offline', 'taps'],
};

/**
 * The parts of these names; none means all.
 * @throws where a name is unknown, with those there are.
 */
export function partsNamed(wanted: readonly string[]): readonly Part[] {
  if (wanted.length === 0) return PARTS;
  const names = new Set(wanted.flatMap((name) => GROUPS[name] ?? [name]));
  const known = new Set(PARTS.map(({ name }) => name));
  const unknown = [...names].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const there = [...known, ...Object.keys(GROUPS)].join(', ');
    throw new Error(`no part of that name: ${unknown.join(', ')}; there are ${there}`);
  }
  return PARTS.filter(({ name }) => names.has(name));
}
