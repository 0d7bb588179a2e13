import type { ReactNode } from 'react';
import { salinityDifference, salinityLargeDifference } from 'virtual:reef-content/care-figures';
import { TextField } from '#ui/forms/text-field.tsx';
import { typedNumber } from '#ui/forms/typed-number.ts';
import { measuredGravity, SG_MAX, type ReleaseLimits } from './drip-release.ts';

/** The limits of a drip and of a release, by the care figures. */
export const GRAVITY_LIMITS: ReleaseLimits = {
  match: salinityDifference.low,
  session: salinityLargeDifference.low,
};

/** The specific gravity in a field; null if a refractometer could not show it. */
export function typedGravity(text: string): number | null {
  return measuredGravity(typedNumber(text));
}

/** A field for a measured specific gravity. `isNeeded`: it is also invalid while empty. */
export function GravityField({
  label,
  text,
  isNeeded = false,
  onChange,
}: {
  label: string;
  text: string;
  isNeeded?: boolean;
  onChange: (text: string) => void;
}): ReactNode {
  const isWrong = (text !== '' || isNeeded) && typedGravity(text) === null;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder="SG"
      value={text}
      error={isWrong ? `Type 1.000 to ${SG_MAX.toFixed(3)}.` : null}
      onChange={onChange}
    />
  );
}
