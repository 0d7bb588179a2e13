import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { expect, it } from 'vitest';
import { editsSince, hasEdits } from './profile-edits.ts';

it('USER-02 what is typed while a profile is saved stays to be saved', () => {
  const sent = { first_name: 'Ana', phone: '305' };
  expect(editsSince(sent, sent)).toEqual({});
  expect(editsSince({ ...sent, phone: '305 555', last_name: 'Ray' }, sent)).toEqual({
    phone: '305 555',
    last_name: 'Ray',
  });
});

it('USER-02 what was typed and taken back is no edit', () => {
  expect(hasEdits({ first_name: '' }, EMPTY_CONTACT)).toBe(false);
  expect(hasEdits({ first_name: 'Ana' }, EMPTY_CONTACT)).toBe(true);
});
