import { expect, it } from 'vitest';
import { PIN_TOO_SHORT } from '@reef/domain/accounts/account-messages';
import { CHANGE_PIN_MESSAGES } from '@reef/domain/accounts/profile-messages';
import { changedPins, pinFaults, refusedPin } from './pin-faults.ts';

const REQUIRED = 'This field is required';

it('PROF-04 ORD-06 names each PIN that is missing, then a confirmation that differs', () => {
  expect(pinFaults({ current: '', next: '', confirm: '' })).toEqual({
    current: REQUIRED,
    next: REQUIRED,
    confirm: REQUIRED,
  });
  expect(pinFaults({ next: '975310', confirm: '' })).toEqual({ confirm: REQUIRED });
  expect(pinFaults({ next: '975310', confirm: '975311' })).toEqual({
    confirm: 'PINs do not match',
  });
  expect(pinFaults({ current: '1', next: '975310', confirm: '975310' })).toEqual({});
});

it("PROF-04 puts the server's refusal under the PIN that it is about", () => {
  expect(refusedPin(CHANGE_PIN_MESSAGES.wrongCurrent)).toEqual({
    current: 'Current PIN is incorrect',
  });
  expect(refusedPin(PIN_TOO_SHORT[6])).toEqual({ next: PIN_TOO_SHORT[6] });
  expect(refusedPin(CHANGE_PIN_MESSAGES.refused)).toEqual({});
});

it('SEEN-19 ends what a change mends: a new PIN also the difference to its repetition', () => {
  expect(changedPins('current', { confirm: '1' })).toEqual(['current']);
  expect(changedPins('confirm', { confirm: '1' })).toEqual(['confirm']);
  expect(changedPins('next', { confirm: '1' })).toEqual(['next', 'confirm']);
  expect(changedPins('next', { confirm: '' })).toEqual(['next']);
});
