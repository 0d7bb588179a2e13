import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countsOf } from './counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reef-counts-'));

afterAll(() => rmSync(folder, { recursive: true }));

const vitestReport = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      {
        name: '/shop/a.test.ts',
        assertionResults: statuses.map((status) => ({ fullName: status, status })),
      },
    ],
  });

const playwrightReport = (...statuses: string[]) =>
  JSON.stringify({
    config: { rootDir: '/shop/tests/e2e' },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{ title: 'a', file: 'a.spec.ts', tests: statuses.map((status) => ({ status })) }],
      },
    ],
  });

function countsIn(kind: 'vitest' | 'playwright', report: string, exitCode: number) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, report);
  return countsOf({ name: 'a', command: [], report: { kind, file } }, exitCode, '/shop');
}

it('counts what passed, failed and was skipped', () => {
  expect(countsIn('vitest', vitestReport('passed', 'passed', 'failed', 'pending'), 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
  });
  const report = playwrightReport('expected', 'unexpected', 'unexpected', 'skipped');
  expect(countsIn('playwright', report, 1)).toEqual({ passed: 1, failed: 2, skipped: 1 });
});

it('treats a crash outside any test as a failure', () => {
  const counts = { passed: 1, failed: 1, skipped: 0 };
  expect(countsIn('vitest', vitestReport('passed'), 1)).toEqual(counts);
});

it('judges a step that writes no report by its exit code', () => {
  const step = { name: 'a', command: [] };
  expect(countsOf(step, 0, '/shop')).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countsOf(step, 1, '/shop')).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it.each([0, 1])(
  'treats a report that is missing or not JSON as a failure, exit code %i',
  (exitCode) => {
    const counts = { passed: 0, failed: 1, skipped: 0 };
    const report = { kind: 'vitest', file: path.join(folder, 'none.json') } as const;
    expect(countsOf({ name: 'a', command: [], report }, exitCode, '/shop')).toEqual(counts);
    expect(countsIn('vitest', 'no JSON', exitCode)).toEqual(counts);
  },
);
