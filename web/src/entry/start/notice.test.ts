import { afterEach, expect, it, vi } from 'vitest';
import { createNotice } from './notice.ts';

afterEach(() => vi.unstubAllGlobals());

it('SEEN-23 is read out as an alert, also by a browser without the property `role`', () => {
  const attributes = new Map<string, string>();
  const box = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    remove: vi.fn(),
    textContent: '',
  };
  const append = vi.fn();
  vi.stubGlobal('document', { createElement: () => box, body: { append } });
  createNotice().say('No connection.');
  expect(attributes.get('role')).toBe('alert');
  expect(box.textContent).toBe('No connection.');
  expect(append).toHaveBeenCalledWith(box);
});
