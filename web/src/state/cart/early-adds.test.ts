import { describe, expect, it } from 'vitest';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import { takenBack } from './early-adds.ts';

const line = (id: string, quantity: number) => aCartLine(id, quantity, 5);

const known = { phase: 'signed-in', isConfirmed: true, purchaseBlockReason: null } as const;
const early = [{ id: 'a', quantity: 2 }];

describe('SEEN-23 what is added before the server has confirmed the account', () => {
  it('stays while the account is unknown, and where it may buy', () => {
    expect(
      takenBack([line('a', 2)], early, { ...known, phase: 'loading', isConfirmed: false }),
    ).toBeNull();
    expect(takenBack([line('a', 2)], early, known)).toBeNull();
  });

  it('stays where only this device says that the account may not buy', () => {
    const barred = {
      ...known,
      isConfirmed: false,
      purchaseBlockReason: 'purchases-disabled',
    } as const;
    expect(takenBack([line('a', 2)], early, barred)).toBeNull();
  });

  it('is taken back from an account that may not buy; what was there before stays', () => {
    const barred = { ...known, purchaseBlockReason: 'purchases-disabled' } as const;
    expect(takenBack([line('a', 3), line('b', 1)], early, barred)).toEqual({
      lines: [line('a', 1), line('b', 1)],
      refusal: 'purchases-disabled',
    });
  });

  it('is taken back whole where the same product was added twice', () => {
    const barred = { ...known, purchaseBlockReason: 'account-suspended' } as const;
    const twice = [...early, { id: 'a', quantity: 1 }];
    expect(takenBack([line('a', 3)], twice, barred)?.lines).toEqual([]);
  });

  it('is taken back where nobody is signed in any more', () => {
    const signedOut = { ...known, phase: 'signed-out', isConfirmed: false } as const;
    expect(takenBack([line('a', 2)], early, signedOut)).toEqual({
      lines: [],
      refusal: 'sign-in-required',
    });
  });

  it('says nothing where nothing was added early', () => {
    const barred = { ...known, purchaseBlockReason: 'account-suspended' } as const;
    expect(takenBack([line('b', 1)], [], barred)).toBeNull();
  });
});
