import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SAFETY_NAMES } from './safety-names.ts';
import { judgeSafety, safetyMarkdown, safetyText, unproven } from './safety-table.ts';
import { testsOfPlaywright, testsOfVitest } from './titled-tests.ts';

const NAMES = { 'INV-01': 'stock adds up', 'ATT-01': 'reading', 'ATT-02': 'listing' };

const vitestReport = (attack: string) => ({
  testResults: [
    {
      name: '/shop/tests/rules/a.test.ts',
      assertionResults: [
        { fullName: 'ledger INV-01 adds up', status: 'passed' },
        { fullName: 'ATT-01 around its tests is refused', status: attack },
        { fullName: 'without a number', status: 'failed' },
      ],
    },
  ],
});

const playwrightReport = (status: string) => ({
  config: { rootDir: '/shop/tests/e2e' },
  suites: [
    {
      title: 'b.spec.ts',
      specs: [],
      suites: [
        {
          title: 'ATT-02 lists',
          specs: [
            { title: 'nothing', file: 'b.spec.ts', tests: [{ status: 'expected' }, { status }] },
          ],
        },
      ],
    },
  ],
});

const judged = (attack: string, browser: string) =>
  judgeSafety(NAMES, [
    ...testsOfVitest(vitestReport(attack), '/shop'),
    ...testsOfPlaywright(playwrightReport(browser), '/shop'),
  ]);

function numbers(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${prefix}-${String(n + 1).padStart(2, '0')}`);
}

describe('the table of verdicts', () => {
  it('holds what passed, at every size, and says where', () => {
    const verdicts = judged('passed', 'expected');
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['held', 'held', 'held']);
    expect(verdicts[2]).toMatchObject({ passed: 2, files: ['tests/e2e/b.spec.ts'] });
    expect(unproven(verdicts, true)).toEqual([]);
    expect(safetyText(verdicts)).toContain('3 held, 0 broken, 0 not run');
  });

  it.each(['skipped', 'pending', 'todo'])('does not count as held what is only %s', (status) => {
    const verdicts = judged(status, 'expected');
    expect(unproven(verdicts, true)).toMatchObject([{ id: 'ATT-01', verdict: 'not run' }]);
    expect(unproven(verdicts, false)).toEqual([]);
  });

  it('names a number without any test, in a whole run', () => {
    const verdicts = judgeSafety(NAMES, testsOfVitest(vitestReport('passed'), '/shop'));
    expect(unproven(verdicts, true)).toMatchObject([{ id: 'ATT-02', verdict: 'not run' }]);
    expect(safetyText(verdicts)).not.toContain('listing');
    expect(safetyMarkdown(verdicts)).toContain('| ATT-02 | listing | not run | 0 |  |');
  });

  it('breaks at one failure, even with a pass, in any run', () => {
    const verdicts = judged('failed', 'unexpected');
    for (const isWhole of [true, false]) {
      expect(unproven(verdicts, isWhole).map(({ id }) => id)).toEqual(['ATT-01', 'ATT-02']);
    }
    expect(verdicts[2]).toMatchObject({ verdict: 'broken', passed: 1 });
  });

  // The title contains no whole id: the table would take it for a proof.
  it.each([99, 125])('refuses attack %i, a number without a name', (number) => {
    const id = `ATT-${number}`;
    const tests = [{ title: `${id} x`, file: 'x', verdict: 'passed' as const }];
    expect(() => judgeSafety(NAMES, tests)).toThrow(id);
  });

  // None may vanish from both: there is no gap, and they do not become fewer.
  it.each([
    ['INV', 24],
    ['ATT', 133],
  ])('knows all %s, at least %i', (kind, least) => {
    const known = Object.keys(SAFETY_NAMES).filter((id) => id.startsWith(kind));
    expect(known).toEqual(numbers(kind, Math.max(least, known.length)));
  });

  it('names every invariant and attack that the spec lists as held', () => {
    const rows = readFileSync(new URL('../../docs/spec/safety.md', import.meta.url), 'utf8');
    const held = [...rows.matchAll(/^\| ((?:INV|ATT)-\d+) \|.*\| \|$/gm)].map(([, id]) => id);
    expect(Object.keys(SAFETY_NAMES)).toEqual(held);
  });
});
