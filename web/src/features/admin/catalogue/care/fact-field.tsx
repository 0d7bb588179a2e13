import type { ReactNode } from 'react';
import { factOf, type FactKey } from '@reef/domain/fit/facts/fact-list';
import { toCentimeters, toLiters } from '@reef/domain/fit/units';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

const UNKNOWN = { value: '', label: 'Unknown' };
const YES_NO = ['yes', 'no'];

function optionsOf(words: readonly string[]) {
  return [UNKNOWN, ...words.map((word) => ({ value: word, label: word }))];
}

/** The same in metric, below the field; nothing if that adds nothing. */
function metric(unit: string, written: string): { hint?: string } {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return {};
  if (unit === 'gallons') return { hint: `${Math.round(toLiters(value))} liters` };
  if (unit === 'inches') return { hint: `${toCentimeters(value).toFixed(1)} cm` };
  return {};
}

/** The field of one care fact. */
export function FactField({
  factKey,
  value,
  error,
  onChange,
}: {
  factKey: FactKey;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}): ReactNode {
  const fact = factOf(factKey);
  const frame = { value, error: error ?? null, onChange };
  if (fact.kind === 'choice' || fact.kind === 'yes-no') {
    const words = fact.kind === 'choice' ? fact.words : YES_NO;
    return <NativeSelect label={fact.label} options={optionsOf(words)} {...frame} />;
  }
  if (fact.kind === 'name') {
    return <TextField label={fact.label} maxLength={80} autoComplete="off" {...frame} />;
  }
  return (
    <TextField
      label={`${fact.label} (${fact.unit})`}
      inputMode="decimal"
      autoComplete="off"
      {...metric(fact.unit, value)}
      {...frame}
    />
  );
}
