import { afterEach, expect, it } from 'vitest';
import { discardProfile, dropSaved, keepProfile, profileDrafts } from './profile-drafts.ts';

const draftOf = (userId: string) => profileDrafts.get().get(userId);

afterEach(() => ['ana', 'ben'].forEach(discardProfile));

it('USER-02 what is typed about a user stays for them alone, until it is discarded', () => {
  keepProfile('ana', { edits: { shipping_city: 'Tampa' } });
  keepProfile('ana', { email: 'ana@reef.test' });
  expect(draftOf('ana')).toEqual({ edits: { shipping_city: 'Tampa' }, email: 'ana@reef.test' });
  expect(draftOf('ben')).toBeUndefined();
  discardProfile('ana');
  expect(draftOf('ana')).toBeUndefined();
});

it('USER-02 a save drops what it saved, and keeps what was typed since', () => {
  const saved = { edits: { shipping_city: 'Tampa', phone: '1' }, email: 'ana@reef.test' };
  keepProfile('ana', saved);
  keepProfile('ana', { edits: { ...saved.edits, phone: '2' } });
  dropSaved('ana', saved);
  expect(draftOf('ana')).toEqual({ edits: { phone: '2' }, email: null });
  dropSaved('ana', { edits: { phone: '2' }, email: null });
  expect(draftOf('ana')).toBeUndefined();
});
