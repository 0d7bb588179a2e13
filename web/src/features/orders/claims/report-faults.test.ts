import { expect, it } from 'vitest';
import { EMPTY_CLAIM } from '#state/claims/queued-report.ts';
import {
  reportFaults,
  unitsToReport,
  withinLeft,
  withoutTests,
  withTests,
  withUnits,
} from './report-faults.ts';

const PHOTO = { type: 'image/jpeg', bytes: new Uint8Array([1]) } as const;

it('CLAIM-01 a report needs units, a photo and a sentence', () => {
  expect(Object.keys(reportFaults(EMPTY_CLAIM))).toEqual(['lines', 'photos', 'sentence']);
  const whole = { lines: [{ line: 0, quantity: 1 }], photos: [PHOTO], sentence: 'Dead.' };
  expect(reportFaults({ ...EMPTY_CLAIM, ...whole })).toEqual({});
  expect(reportFaults({ ...EMPTY_CLAIM, ...whole, sentence: '  ' }).sentence).toMatch(/sentence/);
  const long = reportFaults({ ...EMPTY_CLAIM, ...whole, sentence: 'x'.repeat(1001) });
  expect(long).toEqual({ sentence: 'At most 1000 characters, please.' });
});

it('CLAIM-01 units that are reported, here or on the server, cannot be reported again', () => {
  const bought = { product_id: 'p', name: 'Tang', quantity: 3, unit_price_cents: 100 };
  const reported_at = new Date();
  const claims = [{ id: 'c', reported_at, lines: [{ line: 0, quantity: 1, decision: null }] }];
  const waiting = [{ lines: [{ line: 0, quantity: 1 }] }];
  expect(unitsToReport({ items: [bought] }, [], 0)).toBe(3);
  expect(unitsToReport({ items: [bought], claims }, waiting, 0)).toBe(1);
  expect(unitsToReport({ items: [bought], claims }, [...waiting, ...waiting, ...waiting], 0)).toBe(
    0,
  );
  expect(unitsToReport({ items: [bought] }, [], 1)).toBe(0);
});

it('CLAIM-01 units are set line by line, and cut to what is left', () => {
  const lines = withUnits(withUnits([], 2, 1), 0, 2);
  expect(lines).toEqual([
    { line: 0, quantity: 2 },
    { line: 2, quantity: 1 },
  ]);
  expect(withUnits(lines, 2, 0)).toEqual([{ line: 0, quantity: 2 }]);
  const draft = { ...EMPTY_CLAIM, lines };
  expect(withinLeft(draft, (line) => (line === 0 ? 1 : 0)).lines).toEqual([
    { line: 0, quantity: 1 },
  ]);
});

it('CLAIM-01 water tests go below the note, and out of it again', () => {
  const tests = 'My water tests. Fri, Nov 20: nitrate 12 ppm.';
  const note = withTests('It was cold. ', tests);
  expect(note).toBe(`It was cold.\n${tests}`);
  expect(withoutTests(note, tests)).toBe('It was cold.');
  expect(withTests('', tests)).toBe(tests);
  expect(withoutTests(`${note} More.`, tests)).toBe('It was cold.\n More.');
});
