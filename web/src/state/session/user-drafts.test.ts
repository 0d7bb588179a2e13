import { afterEach, expect, it } from 'vitest';
import { hasUnsavedWords } from '#platform/unsaved-words.ts';
import { session, UNKNOWN } from './session-store.ts';
import { createDrafts, keepDraft } from './user-drafts.ts';

afterEach(() => session.set(UNKNOWN));

it('INV-14 drafts are kept apart, and forgotten at the sign-out', () => {
  session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid: 'ana', email: 'ana@reef.test' } });
  const drafts = createDrafts<string>((text) => text !== '');
  keepDraft(drafts, 'tang', 'Eats algae');
  keepDraft(drafts, 'goby', 'Sifts sand');
  keepDraft(drafts, 'goby', null);
  expect([...drafts.get()]).toEqual([['tang', 'Eats algae']]);
  session.set({ ...UNKNOWN, phase: 'signed-out' });
  expect([...drafts.get()]).toEqual([]);
});

it('PWA-03 the page knows whether a draft would be lost', () => {
  const drafts = createDrafts<string>((text) => text !== '');
  expect(hasUnsavedWords()).toBe(false);
  keepDraft(drafts, 'tang', '');
  expect(hasUnsavedWords()).toBe(false);
  keepDraft(drafts, 'tang', 'Eats algae');
  expect(hasUnsavedWords()).toBe(true);
  keepDraft(drafts, 'tang', null);
  expect(hasUnsavedWords()).toBe(false);
});
