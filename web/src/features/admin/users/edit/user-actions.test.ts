import { expect, it } from 'vitest';
import { withOthersSaved } from './user-actions.ts';

const failed = { ok: false, title: 'Failed to update user profile' } as const;

it('INV-24 an e-mail that was refused after the rest was saved says so', () => {
  const message = 'An account with this email already exists';
  expect(withOthersSaved({ ...failed, message })).toEqual({
    ...failed,
    message: 'An account with this email already exists. The other changes were saved.',
  });
  expect(withOthersSaved({ ...failed, message: 'No connection.' })).toMatchObject({
    message: 'No connection. The other changes were saved.',
  });
});

it('USER-07 what was saved needs no more words', () => {
  const saved = { ok: true, title: 'User profile updated successfully' } as const;
  expect(withOthersSaved(saved)).toEqual(saved);
});
