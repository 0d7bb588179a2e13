import { TANK_LENGTH_RANGE_IN, MIN_TANK_RANGE_GAL } from '@reef/domain/fit/care';
import { MAX_TANK_NAME, monthsSince, SavedTank } from '@reef/domain/fit/saved-tank';
import { isDay } from '@reef/domain/fit/tank';
import { boxGallons } from '@reef/domain/fit/units';
import type { TankKind } from '@reef/domain/fit/vocabulary';
import { typedNumber } from '#ui/forms/typed-number.ts';
import type { Faults } from '#ui/forms/use-first-invalid.ts';

/** A tank as typed. Empty texts are unknown values. */
export type TankDraft = {
  name: string;
  /** By its volume and length, or by its three inner sides in inches. */
  measure: 'volume' | 'sides';
  volume: string;
  length: string;
  width: string;
  height: string;
  startedOn: string;
  kind: TankKind;
};

type TextField = Exclude<keyof TankDraft, 'measure' | 'kind'>;

type DraftFaults = Faults<TextField>;

const SIDES = ['length', 'width', 'height'] as const;

/** A length in inches. No tank has thousands of them. */
function typedLength(text: string): number | null {
  return typedNumber(text, { hasThousands: false });
}

function isWithin(value: number | null, { min, max }: { min: number; max: number }): boolean {
  return value !== null && value >= min && value <= max;
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const GALLON_STEPS = 10;

/** The form's first values for a saved tank; for a new one if there is none. */
export function draftOf(tank: SavedTank | null, name: string): TankDraft {
  return {
    name: tank?.name ?? name,
    measure: 'volume',
    volume: textOf(tank?.volume_gal ?? null),
    length: textOf(tank?.length_in ?? null),
    width: '',
    height: '',
    startedOn: tank?.started_on ?? '',
    kind: tank?.kind ?? 'reef',
  };
}

/** The volume in a draft, in US gallons; null if it has none. */
export function gallonsOf(draft: TankDraft): number | null {
  if (draft.measure === 'volume') return typedNumber(draft.volume);
  const [length = null, width = null, height = null] = SIDES.map((side) =>
    typedLength(draft[side]),
  );
  if (length === null || width === null || height === null) return null;
  return Math.round(boxGallons(length, width, height) * GALLON_STEPS) / GALLON_STEPS;
}

const RANGES = {
  volume: `Enter gallons between ${MIN_TANK_RANGE_GAL.min} and ${MIN_TANK_RANGE_GAL.max}.`,
  length: `Enter inches between ${TANK_LENGTH_RANGE_IN.min} and ${TANK_LENGTH_RANGE_IN.max}.`,
  side: 'Enter this side in inches.',
  sides: `A tank with these sides does not hold between ${MIN_TANK_RANGE_GAL.min} and ${MIN_TANK_RANGE_GAL.max} gallons.`,
} as const;

function measureFaults(draft: TankDraft): DraftFaults {
  const faults: DraftFaults = {};
  const length = typedLength(draft.length);
  const isLengthGiven = draft.measure === 'sides' || draft.length.trim() !== '';
  if (isLengthGiven && !isWithin(length, TANK_LENGTH_RANGE_IN)) faults.length = RANGES.length;
  if (draft.measure === 'volume') {
    if (!isWithin(gallonsOf(draft), MIN_TANK_RANGE_GAL)) faults.volume = RANGES.volume;
    return faults;
  }
  for (const side of ['width', 'height'] as const) {
    if ((typedLength(draft[side]) ?? 0) <= 0) faults[side] = RANGES.side;
  }
  const isWhole = Object.keys(faults).length === 0;
  if (isWhole && !isWithin(gallonsOf(draft), MIN_TANK_RANGE_GAL)) faults.height = RANGES.sides;
  return faults;
}

function startFault(startedOn: string, now: Date): string | null {
  if (startedOn === '') return null;
  if (!isDay(startedOn)) return 'Enter a day with a four-digit year.';
  return monthsSince(startedOn, now) === null
    ? 'Enter the day it was filled, with all four digits of the year.'
    : null;
}

/** The faults of a draft at a moment; empty if it can be saved. */
export function faultsOf(draft: TankDraft, now: Date): DraftFaults {
  const faults = measureFaults(draft);
  if (draft.name.trim() === '') faults.name = 'Enter a name for the tank.';
  if (draft.name.length > MAX_TANK_NAME) faults.name = `At most ${MAX_TANK_NAME} letters.`;
  const startedOn = startFault(draft.startedOn, now);
  return startedOn === null ? faults : { ...faults, startedOn };
}

/** The tank of a draft without faults. @throws if the draft has some. */
export function tankOf(draft: TankDraft, residents: SavedTank['residents']): SavedTank {
  return SavedTank.parse({
    name: draft.name.trim(),
    volume_gal: gallonsOf(draft),
    length_in: typedLength(draft.length),
    started_on: draft.startedOn === '' ? null : draft.startedOn,
    kind: draft.kind,
    residents,
  });
}
