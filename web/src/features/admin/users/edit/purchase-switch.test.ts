import { describe, expect, it } from 'vitest';
import { purchaseSwitch } from './purchase-switch.ts';

describe('the switch for purchases', () => {
  it.each([
    ['a confirmed account', { can_make_purchases: true }, true, /^Whether this account/],
    ['a barred account', { can_make_purchases: false }, false, /^Whether this account/],
    [
      'a sign-up that waits',
      { can_make_purchases: false, opens_on_confirmation: true },
      true,
      /^From the moment the email is confirmed/,
    ],
  ])('USER-10 of %s', (_, profile, isOn, hint) => {
    expect(purchaseSwitch(profile)).toEqual({ isOn, hint: expect.stringMatching(hint) });
  });
});
