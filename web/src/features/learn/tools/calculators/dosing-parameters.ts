import {
  alkalinity,
  alkalinityChange,
  alkalinityUseMost,
  calcium,
  calciumChange,
  calciumPerAlkalinity,
  dosingAlkalinityStep,
  magnesium,
  magnesiumChange,
} from 'virtual:reef-content/care-figures';
import type { DosedParameter } from '#features/learn/tools/formulas/dosing.ts';

/** Parts per million of calcium carbonate in one degree: some kits use that unit. */
const PPM_PER_DKH = 17.9;

/**
 * For each parameter: its name as a label begins with it, its unit, the range to aim for, the
 * fastest change, the largest at one time, the most that any reef uses in a day, and the highest
 * reading that can be right.
 */
export const PARAMETERS = {
  alkalinity: {
    label: 'Alkalinity',
    unit: 'dKH',
    range: alkalinity,
    change: alkalinityChange,
    atOnce: dosingAlkalinityStep.high,
    mostUse: alkalinityUseMost.high,
    max: 20,
    wrong: `Type 0 to 20 dKH. Is this ppm? Divide by ${PPM_PER_DKH}.`,
  },
  calcium: {
    label: 'Calcium',
    unit: 'ppm',
    range: calcium,
    change: calciumChange,
    atOnce: calciumChange.high,
    // Corals take it up in step with alkalinity.
    mostUse: alkalinityUseMost.high * calciumPerAlkalinity.high,
    max: 700,
    wrong: 'Type 0 to 700 ppm.',
  },
  magnesium: {
    label: 'Magnesium',
    unit: 'ppm',
    range: magnesium,
    change: magnesiumChange,
    atOnce: magnesiumChange.high,
    // Corals take up far less of it than of calcium; a faster fall is an error of the test.
    mostUse: alkalinityUseMost.high * calciumPerAlkalinity.high,
    max: 2000,
    wrong: 'Type 0 to 2,000 ppm.',
  },
} as const satisfies Record<DosedParameter, object>;
