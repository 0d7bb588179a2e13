import type { WaitingProfile } from '@reef/domain/accounts/waiting-profile';

/**
 * What the switch for purchases shows. A sign-up may buy as soon as its e-mail is confirmed, unless
 * it is barred before: its switch is on, although it may not buy yet.
 */
export function purchaseSwitch({
  can_make_purchases: canBuy,
  opens_on_confirmation: opens,
}: Pick<WaitingProfile, 'can_make_purchases' | 'opens_on_confirmation'>): {
  isOn: boolean;
  hint: string;
} {
  return !canBuy && opens === true
    ? {
        isOn: true,
        hint: 'From the moment the email is confirmed. Switch it off so that this account cannot buy then either.',
      }
    : { isOn: canBuy, hint: 'Whether this account may check out, apart from its status.' };
}
