import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDocument } from './documents.ts';

const at = new Date('2026-11-21T10:00:00Z');
const timestamp = { seconds: 1, nanoseconds: 2, toDate: () => at };

afterEach(() => vi.unstubAllGlobals());

describe('parseDocument', () => {
  const Reading = z.object({ id: z.string(), at: z.date() });

  it('gives the document with its own id', () => {
    const raw = { id: 'r1', path: 'readings/r1', data: { id: 'other', at: timestamp } };
    expect(parseDocument(Reading, raw)).toEqual({ id: 'r1', at });
  });

  it('reports and skips a document of another shape', () => {
    const reportError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reportError);
    const raw = { id: 'r2', path: 'readings/r2', data: { at: 'yesterday' } };
    expect(parseDocument(Reading, raw)).toBeNull();
    expect(reportError).toHaveBeenCalledOnce();
  });
});
