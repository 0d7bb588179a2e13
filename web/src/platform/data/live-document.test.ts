import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { documentReader } from './live-document.ts';

const Tank = z.object({ id: z.string(), name: z.string() });
const rawOf = (data: object) => ({ id: 'ana', path: 'tanks/ana', data });
const BY_SERVER = { raw: null, isFromCache: false, isPending: false };
const BY_DEVICE = { raw: null, isFromCache: true, isPending: false };

it('FIT-06 a document is missing where the server says so, and unknown where only the device does', () => {
  const read = documentReader(Tank);
  expect(read(BY_DEVICE).phase).toBe('error');
  expect(read(BY_SERVER).phase).toBe('missing');
  expect(documentReader(Tank)({ ...BY_SERVER, raw: rawOf({}) }).phase).toBe('missing');
});

it('FIT-06 what the server called missing stays so as the connection is lost, until it is there', () => {
  const read = documentReader(Tank);
  read(BY_SERVER);
  expect(read(BY_DEVICE)).toMatchObject({ phase: 'missing', data: null, isFromCache: true });
  expect(read(BY_DEVICE).phase).toBe('missing');
  const made = read({ raw: rawOf({ name: 'Living room' }), isFromCache: true, isPending: true });
  expect(made).toMatchObject({ phase: 'ready', data: { name: 'Living room' }, isPending: true });
  // Gone from the cache, with no answer from the server.
  expect(read(BY_DEVICE).phase).toBe('error');
});
