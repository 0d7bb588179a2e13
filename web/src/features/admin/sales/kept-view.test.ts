import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_SALES_QUERY } from '@reef/domain/orders/sales/sales-view';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { firstView, keptView, type SoldView } from './kept-view.ts';

const PLAIN = '?tab=existing&show=Sold';
const SHORTCUT = `${PLAIN}&orders=unfilled`;
const LEFT: SoldView = {
  mode: 'calendar',
  query: { ...DEFAULT_SALES_QUERY, search: 'smith' },
  entry: 'one',
};

afterEach(() => session.set(UNKNOWN));

describe('SOLD-02 the sold orders open', () => {
  it('as they were left, where the address asks for nothing', () => {
    expect(firstView(PLAIN, 'two', LEFT)).toEqual({ ...LEFT, entry: 'two' });
  });

  it('as the address asks, once: back there they are as they were left', () => {
    const asked = firstView(SHORTCUT, 'two', LEFT);
    expect(asked).toEqual({
      mode: 'table',
      query: { ...DEFAULT_SALES_QUERY, isFilled: false },
      entry: 'two',
    });
    const searched = { ...asked, query: { ...asked.query, search: 'ana' } };
    expect(firstView(SHORTCUT, 'two', searched)).toEqual(searched);
    expect(firstView(SHORTCUT, 'three', searched).query.search).toBe('');
  });

  it('INV-14 with nothing of an admin who signed out', () => {
    session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid: 'ana', email: 'ana@reef.test' } });
    keptView.set(LEFT);
    session.set({ ...UNKNOWN, phase: 'signed-out' });
    expect(keptView.get().query).toEqual(DEFAULT_SALES_QUERY);
  });
});
