import type { ReactNode } from 'react';
import {
  copperAmine,
  copperChelated,
  copperFullCourse,
  copperShortCourse,
  copperSulfate,
} from 'virtual:reef-content/care-figures';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { MAX_PPM } from '#state/tank-log/tank-log.ts';
import { copperLevels } from './copper-levels.ts';
import { copperProducts, type CopperKind } from './copper-products.ts';

const LEVELS = { chelated: copperChelated, amine: copperAmine, sulfate: copperSulfate };
const COPPERS = copperProducts(LEVELS);

const COURSES = [
  { value: String(copperFullCourse.low), label: `${copperFullCourse.text}, in the same tank` },
  {
    value: String(copperShortCourse.low),
    label: `${copperShortCourse.text}, then into a clean, dry tank`,
  },
];

/** What is chosen and typed for a course of copper. */
type CopperDraft = { product: CopperKind; low: string; high: string; days: string };

/** The full course of the most common product, at its own levels. */
export const FIRST_COPPER: CopperDraft = {
  product: 'chelated',
  low: '',
  high: '',
  days: String(copperFullCourse.low),
};

/** The levels of a draft, and which of them is at fault. */
export function levelsOf(draft: CopperDraft): ReturnType<typeof copperLevels> {
  return copperLevels(LEVELS[draft.product], draft);
}

/** The product of a course of copper, its levels and its length. */
export function CopperFields({
  draft,
  isTried,
  onChange,
}: {
  draft: CopperDraft;
  /** True once it was pressed: faults are shown. */
  isTried: boolean;
  onChange: (part: Partial<CopperDraft>) => void;
}): ReactNode {
  const label = LEVELS[draft.product];
  const { isLowWrong, isHighWrong } = levelsOf(draft);
  return (
    <>
      <NativeSelect
        label="Copper product"
        hint="Sharks, rays and invertebrates never get copper."
        className="keeping-wide"
        value={draft.product}
        options={COPPERS}
        onChange={(product) => onChange({ product })}
      />
      <TextField
        label="Lowest level, ppm"
        hint={`The label decides. ${label.low} if empty.`}
        inputMode="decimal"
        autoComplete="off"
        value={draft.low}
        error={
          isTried && isLowWrong
            ? `Lowest must be above 0, ${MAX_PPM} at most and not above highest.`
            : null
        }
        onChange={(low) => onChange({ low })}
      />
      <TextField
        label="Highest level, ppm"
        hint={`${label.high} if empty.`}
        inputMode="decimal"
        autoComplete="off"
        value={draft.high}
        error={
          isTried && isHighWrong ? `Highest must be ${MAX_PPM} at most and not below lowest.` : null
        }
        onChange={(high) => onChange({ high })}
      />
      <NativeSelect
        label="Days at the level"
        className="keeping-wide"
        value={draft.days}
        options={COURSES}
        onChange={(days) => onChange({ days })}
      />
    </>
  );
}
