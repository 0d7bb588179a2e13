import { expect, it } from 'vitest';
import { failuresText } from './failures.ts';
import { testsOfPlaywright, testsOfVitest } from './titled-tests.ts';

const RED = '\u001B[31m';
const PLAIN = '\u001B[39m';

const vitestReport = {
  testResults: [
    {
      name: '/shop/tests/rules/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds up', status: 'passed', failureMessages: [] },
        { fullName: 'is refused', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      ],
    },
    {
      name: '/shop/tests/rules/b.test.ts',
      status: 'failed',
      message: 'Cannot find package',
      assertionResults: [],
    },
  ],
};

const playwrightReport = (status: string) => ({
  config: { rootDir: '/shop/tests/e2e' },
  suites: [
    {
      title: 'c.spec.ts',
      specs: [
        {
          title: 'lists',
          file: 'c.spec.ts',
          tests: [
            { status: 'expected', projectName: 'phone', results: [{}] },
            {
              status,
              projectName: 'desk',
              results: [{ error: { message: `${RED}too late${PLAIN}` } }, {}],
            },
          ],
        },
      ],
    },
  ],
});

const playwrightText = (status: string) =>
  failuresText(testsOfPlaywright(playwrightReport(status), '/shop'));

it('says nothing of a run without a failure', () => {
  const tests = [{ title: 'x', file: 'x', verdict: 'passed' as const }];
  expect(failuresText(tests)).toBe('');
});

it('names what failed and its message, including a file that could not be read', () => {
  expect(failuresText(testsOfVitest(vitestReport, '/shop'))).toBe(
    [
      'FAILED tests/rules/a.test.ts: is refused',
      '    expected 1 to be 2',
      'FAILED tests/rules/b.test.ts: ',
      '    Cannot find package',
    ].join('\n'),
  );
});

it('names the size at which a test failed', () => {
  expect(playwrightText('unexpected')).toBe(
    ['FAILED tests/e2e/c.spec.ts: lists', '    on desk: too late'].join('\n'),
  );
});

it('shortens a long failure to its first lines', () => {
  const failure = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n\n');
  const text = failuresText([{ title: 'x', file: 'x', verdict: 'failed', failure }]);
  expect(text.split('\n')).toHaveLength(15);
});
