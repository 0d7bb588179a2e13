import { expect, it, vi } from 'vitest';
import { showSaved } from './show-saved.ts';
import type { ShowToast } from './toast.tsx';

const WORDS = { saved: { title: 'Saved' }, failed: { title: 'Not saved' } };

/** The titles of the toasts about a change that the server takes later. */
async function titles(change: { isSaved: boolean; isKept: boolean }): Promise<string[]> {
  const toast = vi.fn<ShowToast>();
  showSaved(toast, { ...change, sent: Promise.resolve() }, WORDS);
  await Promise.resolve();
  return toast.mock.calls.map(([{ title }]) => title);
}

it('PWA-04 a change that waits says whether this device keeps it, or the page has to stay open', async () => {
  expect(await titles({ isSaved: true, isKept: true })).toEqual(['Saved']);
  expect(await titles({ isSaved: false, isKept: true })).toEqual(['Kept on this device', 'Saved']);
  expect(await titles({ isSaved: false, isKept: false })).toEqual(['Not sent yet', 'Saved']);
});
