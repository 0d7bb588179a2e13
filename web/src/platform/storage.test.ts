import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStoredChange } from './storage.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));

afterEach(() => vi.unstubAllGlobals());

/** What a listener receives from these events of the window, one after the other. */
function heard(events: readonly [type: string, fields: object][]) {
  const keys: (string | null)[] = [];
  const leave = onStoredChange((key) => keys.push(key));
  const happen = () => {
    for (const [type, fields] of events) {
      window.dispatchEvent(Object.assign(new Event(type), fields));
    }
  };
  happen();
  leave();
  happen();
  return keys;
}

it('CART-03 onStoredChange tells what another tab changed, until it is left', () => {
  expect(
    heard([
      ['storage', { key: 'reef-tanks' }],
      ['storage', { key: null }],
    ]),
  ).toEqual(['reef-tanks', null]);
});

it('CART-03 onStoredChange takes everything for changed when the browser shows a page it kept', () => {
  expect(heard([['pageshow', { persisted: true }]])).toEqual([null]);
  expect(heard([['pageshow', { persisted: false }]])).toEqual([]);
});
