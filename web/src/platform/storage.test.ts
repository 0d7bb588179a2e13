import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStoredChange } from './storage.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));

afterEach(() => vi.unstubAllGlobals());

/** How often these events of the window, one after the other, call a listener to 'reef-tanks'. */
function heard(events: readonly [type: string, fields: object][]) {
  const listener = vi.fn();
  const leave = onStoredChange((key) => key === 'reef-tanks', listener);
  const happen = () => {
    for (const [type, fields] of events) {
      window.dispatchEvent(Object.assign(new Event(type), fields));
    }
  };
  happen();
  leave();
  happen();
  return listener.mock.calls.length;
}

it('CART-03 onStoredChange tells of the key it is about, until it is left', () => {
  expect(heard([['storage', { key: 'reef-tanks' }]])).toBe(1);
  expect(heard([['storage', { key: 'reef-cart-guest' }]])).toBe(0);
});

it('CART-03 onStoredChange tells that anything may have changed: all was cleared, or the browser shows a page it kept', () => {
  expect(heard([['storage', { key: null }]])).toBe(1);
  expect(heard([['pageshow', { persisted: true }]])).toBe(1);
  expect(heard([['pageshow', { persisted: false }]])).toBe(0);
});
