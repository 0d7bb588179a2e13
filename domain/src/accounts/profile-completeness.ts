import type { ContactAndShipping } from './account.ts';

/** The 7 fields that make a profile complete (PROF-05). */
export const COMPLETENESS_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'shipping_address_line1',
  'shipping_city',
  'shipping_state',
  'shipping_zip',
] as const satisfies readonly (keyof ContactAndShipping)[];

/** One of the 7 counted fields. */
type CompletenessField = (typeof COMPLETENESS_FIELDS)[number];

/** What the indicator shows (PROF-05). `percent` is 0 to 100, rounded. */
export type ProfileCompleteness = {
  state: 'complete' | 'partial' | 'incomplete';
  percent: number;
  color: 'green' | 'orange' | 'red';
  missing: CompletenessField[];
};

type Counted = Partial<Record<CompletenessField, string>>;

function stateOf(missing: number): ProfileCompleteness['state'] {
  if (missing === 0) return 'complete';
  return missing <= 2 ? 'partial' : 'incomplete';
}

function colorOf(percent: number): ProfileCompleteness['color'] {
  if (percent === 100) return 'green';
  return percent >= 70 ? 'orange' : 'red';
}

/** How complete a profile is; blank or whitespace-only values count as missing (PROF-05). */
export function profileCompleteness(contact: Counted): ProfileCompleteness {
  const missing = COMPLETENESS_FIELDS.filter((field) => (contact[field] ?? '').trim() === '');
  const filled = COMPLETENESS_FIELDS.length - missing.length;
  const percent = Math.round((filled / COMPLETENESS_FIELDS.length) * 100);
  return { state: stateOf(missing.length), percent, color: colorOf(percent), missing };
}
