import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { describe, expect, it } from 'vitest';
import { draftOver, type SettingsDraft, remainingDraft, wouldChange } from './settings-draft.ts';
import { formOf, type SettingsForm, settingsOf } from './settings-form.ts';

const FIRST = { revision: 1, settings: DEFAULT_SETTINGS };
const FORM = formOf(DEFAULT_SETTINGS);
const MINE = { ...DEFAULT_SETTINGS, guarantee_hours: 96 };
const THEIRS = { ...DEFAULT_SETTINGS, guarantee_hours: 120 };

function typed(form: SettingsForm, sent: SettingsDraft['sent'] = null): SettingsDraft {
  return { userId: 'ana', base: FIRST, form, sent };
}

function closed(...closed_dates: string[]) {
  return { ...DEFAULT_SETTINGS, closed_dates };
}

function withPrice(price: string): SettingsForm {
  const [first, ...others] = FORM.rules;
  if (first === undefined) throw new Error('no delivery method');
  return { ...FORM, rules: [{ ...first, price }, ...others] };
}

describe('SHIP-01 something is unsaved', () => {
  it('where saving would change the settings, not where they are written differently', () => {
    const [{ price } = { price: '' }] = FORM.rules;
    expect(wouldChange(FORM, DEFAULT_SETTINGS)).toBe(false);
    expect(wouldChange(withPrice(` $${Number(price)} `), DEFAULT_SETTINGS)).toBe(false);
    expect(wouldChange(withPrice('1'), DEFAULT_SETTINGS)).toBe(true);
    expect(wouldChange(withPrice('forty'), DEFAULT_SETTINGS)).toBe(true);
    const before48 = { ...DEFAULT_SETTINGS, guarantee_hours: 24 };
    expect(wouldChange(formOf(before48), before48), 'saved before this was refused').toBe(false);
    expect(wouldChange({ ...FORM, typedDate: '2027-12-24' }, DEFAULT_SETTINGS)).toBe(true);
  });
});

describe('SHIP-01 a draft, when the settings change', () => {
  const second = { revision: 2, settings: MINE };

  it('stays as it is over somebody else’s settings', () => {
    const draft = typed(formOf(MINE));
    expect(remainingDraft(draft, FIRST)).toBe(draft);
    expect(remainingDraft(draft, { revision: 2, settings: THEIRS })).toBe(draft);
    const sent = typed({ ...formOf(MINE), timeZone: 'UTC' }, MINE);
    expect(remainingDraft(sent, { revision: 2, settings: THEIRS })).toBe(sent);
  });

  it('is done where they are what it says, as after an answer that was lost', () => {
    expect(remainingDraft(typed(formOf(MINE), MINE), second)).toBeNull();
  });

  it('goes on over what one has sent oneself', () => {
    const form = { ...formOf(MINE), timeZone: 'UTC' };
    expect(remainingDraft(typed(form, MINE), second)).toEqual({
      userId: 'ana',
      base: second,
      form,
      sent: null,
    });
  });

  it('goes on over what one has sent oneself, also where it was typed back meanwhile', () => {
    expect(remainingDraft(typed(FORM, MINE), second)).toMatchObject({ base: second, form: FORM });
    expect(remainingDraft(typed(FORM, MINE), { revision: 2, settings: THEIRS })).toBeNull();
  });

  it('is forgotten where nothing of one’s own is in it', () => {
    expect(remainingDraft(typed(FORM), second)).toBeNull();
  });
});

describe('SHIP-01 once they are saved', () => {
  const saved = { revision: 2, settings: MINE };

  it('nothing is left to save', () => {
    const sent = formOf(MINE);
    const after = draftOver(typed(sent, MINE), saved, sent);
    expect(after).toMatchObject({ base: saved, sent: null });
    expect(wouldChange(after.form, MINE)).toBe(false);
  });

  it('what was typed meanwhile stays', () => {
    const sent = formOf(MINE);
    const more = { ...sent, timeZone: 'UTC' };
    expect(draftOver(typed(more, MINE), saved, sent).form).toEqual(more);
    const back = draftOver(typed(FORM, MINE), saved, sent);
    expect(back).toMatchObject({ base: saved, form: FORM });
    expect(wouldChange(back.form, MINE)).toBe(true);
  });

  it('Undo gives back what was there, and keeps what was typed since', () => {
    const undone = { revision: 3, settings: DEFAULT_SETTINGS };
    const untouched = { ...typed(formOf(MINE)), base: saved };
    expect(draftOver(untouched, undone).form).toEqual(FORM);
    const more = { ...formOf(MINE), timeZone: 'UTC' };
    expect(draftOver({ ...untouched, form: more }, undone).form).toEqual({
      ...FORM,
      timeZone: 'UTC',
    });
    const instead = { ...more, guaranteeHours: '100' };
    expect(draftOver({ ...untouched, form: instead }, undone).form).toEqual({
      ...FORM,
      timeZone: 'UTC',
      guaranteeHours: '100',
    });
  });

  it('Undo takes its own changes alone out of a method, a list of dates and the contact', () => {
    const [first, ...others] = DEFAULT_SETTINGS.delivery;
    if (first === undefined) throw new Error('no delivery method');
    const before = closed('2027-12-23', '2027-12-24');
    const { contact } = before;
    const mine = {
      ...closed('2027-12-24', '2027-12-26'),
      delivery: [{ ...first, cents: 100 }, ...others],
      contact: { ...contact, city: 'Tampa' },
    };
    const form = formOf(mine);
    const [rule, ...rules] = form.rules;
    if (rule === undefined) throw new Error('no delivery method');
    const more = {
      ...form,
      rules: [{ ...rule, name: 'Express' }, ...rules],
      closedDates: ['2027-12-26', '2027-12-31'],
      contact: { ...form.contact, phone: '(305) 555-0100' },
    };
    const draft = { ...typed(more), base: { revision: 2, settings: mine } };
    expect(settingsOf(draftOver(draft, { revision: 3, settings: before }).form)).toEqual({
      ...closed('2027-12-23', '2027-12-31'),
      delivery: [{ ...first, name: 'Express' }, ...others],
      contact: { ...contact, phone: '(305) 555-0100' },
    });
  });
});
