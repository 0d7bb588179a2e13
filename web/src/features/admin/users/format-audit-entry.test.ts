import { describe, expect, it } from 'vitest';
import { actorText, changeTexts } from './format-audit-entry.ts';

describe('USER-02 the last entries of a user', () => {
  it('tells each field before and after', () => {
    const before = { shipping_city: '', can_make_purchases: true };
    const after = { shipping_city: 'Miami', can_make_purchases: false };
    expect(changeTexts({ before, after })).toEqual([
      'City: empty → Miami',
      'Purchases allowed: yes → no',
    ]);
  });
  it('tells nothing where nothing was changed', () => {
    expect(changeTexts({ before: null, after: null })).toEqual([]);
    // A sign-up that is barred before its e-mail is confirmed could not buy yet.
    const barred = { can_make_purchases: false };
    expect(changeTexts({ before: barred, after: barred })).toEqual([]);
  });
  it('names the operator, who has no e-mail', () => {
    expect(actorText({ actor_id: 'operator', actor_email: '' })).toBe('the operator');
    expect(actorText({ actor_id: 'x', actor_email: 'a@reef.test' })).toBe('a@reef.test');
  });
});
