import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import {
  canStore,
  hasStored,
  onStoredChange,
  readStoredText,
  removeStored,
  writeOrRemember,
  writeStored,
} from './storage.ts';

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

function refuse(): never {
  throw new DOMException('full or damaged', 'QuotaExceededError');
}

/** A page whose storage throws at these methods. */
function pageThatRefuses(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  const page = pageWithStorage(new Map([['key', '"before"']]));
  for (const method of methods) page.localStorage[method] = refuse;
  return page;
}

it('CART-03 a storage whose every method throws holds nothing, and nothing throws', () => {
  vi.stubGlobal('window', pageThatRefuses('getItem', 'setItem', 'removeItem'));
  expect(readStoredText('key')).toBeNull();
  expect(hasStored('key')).toBe(false);
  expect(writeStored('key', 'new')).toBe(false);
  expect(canStore()).toBe(false);
  expect(() => removeStored('key')).not.toThrow();
});

it('CART-03 a storage that takes what it does not give back stores nothing', () => {
  vi.stubGlobal('window', pageThatRefuses('getItem'));
  expect(canStore()).toBe(false);
  vi.stubGlobal('window', pageWithStorage());
  expect(canStore()).toBe(true);
});

it('CART-03 what could not be stored is remembered until it is removed', () => {
  vi.stubGlobal('window', pageThatRefuses('setItem'));
  writeOrRemember('key', 'new');
  expect(readStoredText('key')).toBe('new');
  expect(hasStored('key')).toBe(true);
  removeStored('key');
  expect(readStoredText('key')).toBeNull();
});

it('CART-03 what could not be stored gives way to what is stored later, here or by another tab', () => {
  const page = pageThatRefuses();
  const setItem = page.localStorage.setItem;
  vi.stubGlobal('window', page);
  const rememberNew = () => {
    page.localStorage.setItem = refuse;
    writeOrRemember('key', 'new');
    expect(readStoredText('key')).toBe('new');
    page.localStorage.setItem = setItem;
  };
  rememberNew();
  writeOrRemember('key', 'later');
  expect(page.localStorage.getItem('key')).toBe('"later"');
  expect(readStoredText('key')).toBe('later');

  rememberNew();
  const leave = onStoredChange(
    () => false,
    () => {},
  );
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'key' }));
  expect(readStoredText('key')).toBe('later');
  leave();
});
