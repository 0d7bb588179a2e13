import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { stateOf } from './live-document.ts';

const Tank = z.object({ id: z.string(), name: z.string() });
const rawOf = (data: object) => ({ id: 'ana', path: 'tanks/ana', data });
const EVENT = { raw: null, isFromCache: false, isPending: false, isMissing: true };

it('FIT-06 a document is missing if the server says so, or did, and unknown if only the device has none', () => {
  expect(stateOf(Tank, EVENT)).toMatchObject({ phase: 'missing', data: null });
  expect(stateOf(Tank, { ...EVENT, isFromCache: true }).phase).toBe('missing');
  expect(stateOf(Tank, { ...EVENT, isFromCache: true, isMissing: false }).phase).toBe('error');
});

it('FIT-06 SHIP-03 a document that does not parse is not missing: it is there, and cannot be read', () => {
  const there = { ...EVENT, isMissing: false };
  const unread = stateOf(Tank, { ...there, raw: rawOf({}) });
  expect(unread).toMatchObject({ phase: 'error', data: null, isFromCache: false });
  expect(unread.isRefused).toBe(false);
  const pending = { ...there, isFromCache: true, isPending: true };
  const made = stateOf(Tank, { ...pending, raw: rawOf({ name: 'Living room' }) });
  expect(made).toMatchObject({ phase: 'ready', data: { name: 'Living room' }, isPending: true });
});
