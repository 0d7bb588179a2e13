import type { Traits } from './trait-types.ts';
import { TRAITS_BY_GENUS } from './traits-by-genus.ts';
import { NEEDS_BY_GENUS } from './traits-of-needs.ts';
import { TRAITS_BY_GROUP } from './traits-by-group.ts';
import type { Group } from '@reef/domain/fit/vocabulary';

/** Shrimp and crabs up to this size are eaten by fish that leave grown cleaner shrimp alone. */
export const TINY_PREY_IN = 1.25;

const PLAIN: Traits = {
  body: 'normal',
  mouth: [0, 0],
  bullies: 'everyone',
  timid: false,
  eats: {},
  eatsTiny: 'safe',
  catches: [0, 0],
  spreads: false,
  chemical: false,
  burnsOwnGenus: false,
  bearsOnlyMate: false,
  livesAlone: false,
  coolWater: null,
  sand: null,
  starves: null,
  liveFood: null,
  crowding: null,
};

/**
 * The traits of a kind of animal. A species' own entry overrides its genus', that its group's. An
 * animal of an unknown group is assumed to bully everyone, if it is not peaceful.
 */
export function traitsOf(group: Group | undefined, scientificName: string | undefined): Traits {
  const genus = scientificName?.split(' ')[0] ?? '';
  return {
    ...PLAIN,
    ...(group === undefined ? {} : TRAITS_BY_GROUP[group]),
    ...TRAITS_BY_GENUS.get(genus),
    ...(scientificName === undefined ? {} : TRAITS_BY_GENUS.get(scientificName)),
    ...NEEDS_BY_GENUS.get(genus),
    ...(scientificName === undefined ? {} : NEEDS_BY_GENUS.get(scientificName)),
  };
}
