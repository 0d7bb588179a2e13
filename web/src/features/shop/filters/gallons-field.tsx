import { useState, type ReactNode } from 'react';
import { MAX_GALLONS, gallonsOf } from '@reef/domain/catalogue/shop/shop-filter';
import { TextField } from '#ui/forms/text-field.tsx';

function hintOf(gallons: number | null, count: number | null): string {
  if (gallons === null || count === null) return 'Shows what fits in it, grown.';
  return count === 1 ? '1 listing fits.' : `${count} listings fit.`;
}

/**
 * The volume of a tank that everything shown has to fit. Typed text stays as it is until the field
 * is left, even if it is no volume.
 */
export function GallonsField({
  gallons,
  count,
  onChange,
}: {
  gallons: number | null;
  /** The number that fits; null if no volume is entered. */
  count: number | null;
  onChange: (gallons: number | null) => void;
}): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const known = gallons === null ? '' : String(gallons);
  const words = draft ?? known;
  const isWrong = words !== '' && gallonsOf(words) === null;
  const type = (typed: string) => {
    setDraft(typed);
    const read = gallonsOf(typed);
    if (read !== gallons) onChange(read);
  };
  return (
    <TextField
      label="Tank volume in gallons"
      className="filter-gallons"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={words}
      onChange={type}
      onBlur={() => setDraft(null)}
      hint={hintOf(gallons, count)}
      {...(isWrong && {
        error: `Enter a whole number from 1 to ${MAX_GALLONS.toLocaleString('en-US')}.`,
      })}
    />
  );
}
