import { afterEach, expect, it, vi } from 'vitest';
import { opensDatabases } from './opens-databases.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose attempts to open a database end with this event. */
function browserWith(outcome: 'success' | 'error') {
  const deleteDatabase = vi.fn();
  const close = vi.fn();
  const open = () => {
    const request = Object.assign(new EventTarget(), { result: { close } });
    queueMicrotask(() => request.dispatchEvent(new Event(outcome)));
    return request;
  };
  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  return { deleteDatabase, close };
}

it('PWA-04 knows a browser that has no databases, or refuses them, and leaves none behind', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await opensDatabases()).toBe(false);
  browserWith('error');
  expect(await opensDatabases()).toBe(false);
  const { deleteDatabase, close } = browserWith('success');
  expect(await opensDatabases()).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  expect(deleteDatabase).toHaveBeenCalledOnce();
});
