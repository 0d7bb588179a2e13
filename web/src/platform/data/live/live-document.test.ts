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

it('FIT-06 a document that does not parse is missing, also without a connection', () => {
  const there = { ...EVENT, isFromCache: true, isMissing: false };
  expect(stateOf(Tank, { ...there, raw: rawOf({}) }).phase).toBe('missing');
  const made = stateOf(Tank, { ...there, raw: rawOf({ name: 'Living room' }), isPending: true });
  expect(made).toMatchObject({ phase: 'ready', data: { name: 'Living room' }, isPending: true });
});
