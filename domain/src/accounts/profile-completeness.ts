import type { ContactAndShipping } from './account.ts';

/** The 7 fields that make a profile complete, with the words that messages use (PROF-05). */
export const COMPLETENESS_FIELDS = [
  { field: 'first_name', label: 'First name' },
  { field: 'last_name', label: 'Last name' },
  { field: 'phone', label: 'Phone' },
  { field: 'shipping_address_line1', label: 'Address line 1' },
  { field: 'shipping_city', label: 'City' },
  { field: 'shipping_state', label: 'State' },
  { field: 'shipping_zip', label: 'ZIP' },
] as const satisfies readonly { field: keyof ContactAndShipping; label: string }[];

/** One of the 7 counted fields. */
type CompletenessField = (typeof COMPLETENESS_FIELDS)[number]['field'];

/** What the indicator shows (PROF-05). `percent` is 0 to 100, rounded. */
export type ProfileCompleteness = {
  state: 'complete' | 'partial' | 'incomplete';
  percent: number;
  colour: 'green' | 'orange' | 'red';
  missing: CompletenessField[];
};

type Counted = Partial<Record<CompletenessField, string>>;

function stateOf(missing: number): ProfileCompleteness['state'] {
  if (missing === 0) return 'complete';
  return missing <= 2 ? 'partial' : 'incomplete';
}

function colourOf(percent: number): ProfileCompleteness['colour'] {
  if (percent === 100) return 'green';
  return percent >= 70 ? 'orange' : 'red';
}

/** How complete a profile is; blank or whitespace-only values count as missing (PROF-05). */
export function profileCompleteness(contact: Counted): ProfileCompleteness {
  const missing = COMPLETENESS_FIELDS.map(({ field }) => field).filter(
    (field) => (contact[field] ?? '').trim() === '',
  );
  const filled = COMPLETENESS_FIELDS.length - missing.length;
  const percent = Math.round((filled / COMPLETENESS_FIELDS.length) * 100);
  return { state: stateOf(missing.length), percent, colour: colourOf(percent), missing };
}
