import { NEVER_GAL, type Relation } from './relation.ts';
import type { Group } from '@reef/domain/fit/vocabulary';

/** Koldewey, Syngnathid Husbandry in Public Aquariums; Giwojna and Giwojna, Seahorse.org care guides. */
const SEAHORSE_STOP: readonly Group[] = [
  'clownfish',
  'damselfish',
  'chromis',
  'dwarf angelfish',
  'large angelfish',
  'tang',
  'rabbitfish',
  'wrasse',
  'fairy wrasse',
  'dottyback',
  'anthias',
  'hawkfish',
  'butterflyfish',
  'lionfish',
  'scorpionfish',
  'frogfish',
  'puffer',
  'boxfish',
  'trigger',
  'filefish',
  'eel',
  'grouper',
  'squirrelfish',
  'tilefish',
  'other fish',
];
const SEAHORSE_CARE: readonly Group[] = [
  'cardinalfish',
  'dartfish',
  'basslet',
  'blenny',
  'jawfish',
  'pipefish',
];
const STINGERS: readonly Group[] = ['anemone', 'LPS'];
const GRIPPERS: readonly Group[] = ['crab', 'cephalopod'];
const SEAHORSE_REEF_CARE: readonly Group[] = ['SPS', 'mushroom', 'clam', 'hermit', 'urchin'];

const PIPEFISH_STOP: readonly Group[] = [
  'damselfish',
  'dottyback',
  'hawkfish',
  'lionfish',
  'scorpionfish',
  'frogfish',
  'puffer',
  'trigger',
  'eel',
  'grouper',
  'squirrelfish',
  'large angelfish',
];
const PIPEFISH_CARE: readonly Group[] = [
  'clownfish',
  'basslet',
  'chromis',
  'dwarf angelfish',
  'tang',
  'rabbitfish',
  'wrasse',
  'fairy wrasse',
  'anthias',
  'butterflyfish',
  'filefish',
  'boxfish',
  'LPS',
  'crab',
  'other fish',
];

function rows(
  a: Group,
  groups: readonly Group[],
  severity: 'care' | 'stop',
  because: string,
): Relation[] {
  return groups.map((b) => ({
    a,
    b,
    code: 'wrong-company',
    because,
    ...(severity === 'stop' ? { stopBelowGal: NEVER_GAL } : {}),
  }));
}

const OUTRUN = 'do not belong together: a seahorse eats too slowly beside quick or bold fish';

/** Seahorses and pipefish eat slowly, hold on to what they find, and are easily stung. */
export const SLOW_FISH_RELATIONS: readonly Relation[] = [
  ...rows('seahorse', SEAHORSE_STOP, 'stop', OUTRUN),
  ...rows(
    'seahorse',
    ['seahorse'],
    'care',
    'are seahorses of different size: the smaller starves at one table',
  ),
  ...rows(
    'seahorse',
    SEAHORSE_CARE,
    'care',
    'need watching at the table: the seahorse is the slower',
  ),
  ...rows(
    'seahorse',
    STINGERS,
    'stop',
    'do not belong together: a seahorse holds on to what stings it',
  ),
  ...rows(
    'seahorse',
    GRIPPERS,
    'stop',
    'do not belong together: claws and arms take a seahorse at rest',
  ),
  ...['Stenopus', 'Enoplometopus', 'Panulirus'].map((claws) => ({
    a: 'seahorse',
    b: claws,
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company' as const,
    because: 'do not belong together: its claws seize a seahorse at rest',
  })),
  ...(['seahorse', 'pipefish'] as const).map((slow) => ({
    a: slow,
    b: 'Alpheus',
    code: 'wrong-company' as const,
    because: 'need watching: a pistol shrimp snaps at what rests beside its burrow',
  })),
  // An inch long, it eats newly hatched prey and is small enough to be seized.
  ...(['shrimp', 'dragonet', 'goby'] as const).map((company) => ({
    a: 'Hippocampus zosterae',
    b: company,
    code: 'wrong-company' as const,
    because: 'do not suit each other: a dwarf seahorse is kept with its own kind alone',
  })),
  ...rows('seahorse', SEAHORSE_REEF_CARE, 'care', 'ask for different water, or bother each other'),
  ...rows(
    'pipefish',
    PIPEFISH_STOP,
    'stop',
    'do not belong together: a pipefish is too slow and too thin for such company',
  ),
  ...rows(
    'pipefish',
    ['anemone'],
    'stop',
    'do not belong together: a pipefish that touches an anemone dies',
  ),
  ...['Stenopus', 'Enoplometopus', 'Panulirus', 'cephalopod'].map((claws) => ({
    a: 'pipefish',
    b: claws,
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company' as const,
    because: 'do not belong together: claws and arms take a pipefish at rest',
  })),
  ...rows(
    'pipefish',
    PIPEFISH_CARE,
    'care',
    'need watching: a pipefish feeds slowly and is easily hurt',
  ),
];
