import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { checkSettings } from '@reef/domain/settings/check-settings';
import { formOf, isSameForm, settingsOf, type SettingsForm } from './settings-form.ts';

const FORM = formOf(DEFAULT_SETTINGS);

/** The defaults' fields with changes to the first delivery method. */
function withRule(changes: Partial<SettingsForm['rules'][number]>): SettingsForm {
  const [first, ...others] = FORM.rules;
  if (first === undefined) throw new Error('no delivery method');
  return { ...FORM, rules: [{ ...first, ...changes }, ...others] };
}

it('SHIP-01 the fields give back the settings they show', () => {
  expect(settingsOf(FORM)).toEqual(DEFAULT_SETTINGS);
  expect(isSameForm(FORM, formOf(settingsOf(FORM)))).toBe(true);
  expect(isSameForm(FORM, { ...FORM, timeZone: 'UTC' })).toBe(false);
});

it('SHIP-01 reads amounts and lists as people type them', () => {
  const typed = { price: '$45', freeAbove: ' 200.5 ', states: 'fl ga,  al', zipPrefixes: '' };
  expect(settingsOf(withRule(typed)).delivery[0]).toMatchObject({
    cents: 4500,
    free_above_cents: 20_050,
    states: ['FL', 'GA', 'AL'],
    zip_prefixes: [],
  });
});

it('SHIP-01 a date that is typed and not added is one of those without shipping', () => {
  const form = { ...FORM, closedDates: ['2027-12-26'], typedDate: '2027-12-24' };
  expect(settingsOf(form).closed_dates).toEqual(['2027-12-24', '2027-12-26']);
  expect(settingsOf({ ...form, typedDate: '2027-12-26' }).closed_dates).toEqual(['2027-12-26']);
});

it.each([
  [{ price: 'forty' }, 'delivery.0.cents'],
  [{ price: '39.999' }, 'delivery.0.cents'],
  [{ price: '' }, 'delivery.0.cents'],
  [{ freeAbove: '-1' }, 'delivery.0.free_above_cents'],
  [{ cutoffHour: '1.5' }, 'delivery.0.cutoff_hour'],
  [{ transitDays: '' }, 'delivery.0.transit_days'],
  // Told at the guarantee, which has to cover them.
  [{ transitDays: '2' }, 'guarantee_hours'],
])('SHIP-01 what cannot be saved is refused by its field: %o', (changes, field) => {
  const checked = checkSettings(settingsOf(withRule(changes)));
  expect(checked.ok ? [] : checked.faults.map((fault) => fault.field)).toEqual([field]);
});
