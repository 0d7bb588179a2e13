import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from '@reef/emulators/stack/paths.ts';

const Step = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });

const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.object({
    test: z.object({
      'runs-on': z.string(),
      strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }),
      steps: z.array(Step),
    }),
  }),
});

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const workflow = Workflow.parse(parse(textOf('.github/workflows/test.yml')));
const { steps, strategy, 'runs-on': machine } = workflow.jobs.test;
const actions = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));

describe('LIVE-04 the workflow for forks', () => {
  it('runs the two commands, and nothing else, on every Node that can set the shop up', () => {
    const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(commands).toEqual(['node scripts/start-until-ready.mjs', 'npm test']);
    expect(textOf('scripts/start-until-ready.mjs')).toContain("spawn('npm', ['start']");
    expect(machine).toBe('ubuntu-latest');
    expect(strategy.matrix.node).toEqual([20, 22, 24]);
  });

  it('starts with the oldest Node that README names', () => {
    const [, least] = /You need git and Node (\d+)\.\d+ or newer/.exec(textOf('README.md')) ?? [];
    expect(Math.min(...strategy.matrix.node)).toBe(Number(least));
  });

  it('may only read the repository, and uses only actions of GitHub pinned to a version', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((name) => !/^actions\/[a-z-]+@v\d+$/.test(name))).toEqual([]);
  });
});
