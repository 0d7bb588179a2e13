import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Step } from './steps.ts';

/** One test as its run reported it; `title` carries the titles around it, `file` is from the root. */
export type TitledTest = {
  title: string;
  file: string;
  verdict: 'passed' | 'failed' | 'skipped';
};

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.optional(z.array(PlaywrightSuite));
  },
});
type PlaywrightSuite = z.infer<typeof PlaywrightSuite>;
const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(PlaywrightSuite),
});

function vitestVerdict(status: string): TitledTest['verdict'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** `flaky` passed at its second try, which only CI grants. */
function playwrightVerdict(status: string): TitledTest['verdict'] {
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

/** The tests of vitest's JSON report. @param root the repository's folder. */
export function testsOfVitest(json: unknown, root: string): TitledTest[] {
  return VitestReport.parse(json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: path.relative(root, name),
      verdict: vitestVerdict(status),
    })),
  );
}

/** The tests of Playwright's JSON report; one that ran at two sizes counts twice. */
export function testsOfPlaywright(json: unknown, root: string): TitledTest[] {
  const { config, suites } = PlaywrightReport.parse(json);
  const inSuite = (suite: PlaywrightSuite, around: string): TitledTest[] => {
    const own = suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status }) => ({
        title: `${around} ${title}`.trim(),
        file: path.relative(root, path.join(config.rootDir, file)),
        verdict: playwrightVerdict(status),
      })),
    );
    const inner = (suite.suites ?? []).flatMap((each) => inSuite(each, `${around} ${each.title}`));
    return [...own, ...inner];
  };
  return suites.flatMap((suite) => inSuite(suite, ''));
}

/** Reads what the steps' own reports say; a step that left no report has no tests to tell of. */
export function testsOf(steps: readonly Step[], root: string): TitledTest[] {
  return steps.flatMap(({ report }) => {
    if (!report || !existsSync(report.file)) return [];
    const json: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
    return report.kind === 'vitest' ? testsOfVitest(json, root) : testsOfPlaywright(json, root);
  });
}
