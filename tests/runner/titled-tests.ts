import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import type { Step } from './steps.ts';

/**
 * One test as its run reported it. `title` includes the titles around it, `file` is relative to the
 * root, `failure` is its failure message.
 */
export type TitledTest = {
  title: string;
  file: string;
  verdict: 'passed' | 'failed' | 'skipped';
  failure?: string;
};

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.optional(z.string()),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const PlaywrightTest = z.object({
  status: z.string(),
  projectName: z.optional(z.string()),
  results: z.optional(
    z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
  ),
});

const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(PlaywrightTest),
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

function playwrightVerdict(status: string): TitledTest['verdict'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

function failureOf(words: string | undefined): { failure?: string } {
  return words ? { failure: stripVTControlCharacters(words) } : {};
}

/**
 * The tests of vitest's JSON report; a file that failed before its first test counts as one.
 * @param root the repository's folder.
 */
export function testsOfVitest(json: unknown, root: string): TitledTest[] {
  return VitestReport.parse(json).testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const file = path.relative(root, name);
      const tests: TitledTest[] = assertionResults.map((result) => ({
        title: result.fullName,
        file,
        verdict: vitestVerdict(result.status),
        ...failureOf(result.failureMessages?.at(-1)),
      }));
      const isWhole = status !== 'failed' || tests.some(({ verdict }) => verdict === 'failed');
      return isWhole
        ? tests
        : [...tests, { title: '', file, verdict: 'failed', ...failureOf(message) }];
    },
  );
}

type PlaywrightTest = z.infer<typeof PlaywrightTest>;

/** Its failure message, and the size: a phone's and a desk's test have the same title. */
function playwrightFailure({ projectName, results }: PlaywrightTest): { failure?: string } {
  const said = results?.find(({ error }) => error !== undefined)?.error?.message;
  return failureOf(said && projectName ? `on ${projectName}: ${said}` : said);
}

/** The tests of Playwright's JSON report; one that ran at two sizes counts twice. */
export function testsOfPlaywright(json: unknown, root: string): TitledTest[] {
  const { config, suites } = PlaywrightReport.parse(json);
  const inSuite = (suite: PlaywrightSuite, around: string): TitledTest[] => {
    const own = suite.specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({
        title: `${around} ${title}`.trim(),
        file: path.relative(root, path.join(config.rootDir, file)),
        verdict: playwrightVerdict(test.status),
        ...playwrightFailure(test),
      })),
    );
    const inner = (suite.suites ?? []).flatMap((each) => inSuite(each, `${around} ${each.title}`));
    return [...own, ...inner];
  };
  return suites.flatMap((suite) => inSuite(suite, ''));
}

/** Reads the steps' reports; a step without a report contributes no tests. */
export function testsOf(steps: readonly Step[], root: string): TitledTest[] {
  return steps.flatMap(({ report }) => {
    if (!report || !existsSync(report.file)) return [];
    const json: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
    return report.kind === 'vitest' ? testsOfVitest(json, root) : testsOfPlaywright(json, root);
  });
}
