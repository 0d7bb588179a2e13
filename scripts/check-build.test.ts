import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { ownConnections } from '../web/vite/pages/own-functions.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FIREBASE_JSON = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
const Hooks = z.object({ predeploy: z.array(z.string()) });
const { functions, hosting } = z
  .object({ functions: Hooks, hosting: Hooks })
  .parse(JSON.parse(FIREBASE_JSON));

const folder = mkdtempSync(path.join(tmpdir(), 'reef-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GUARD = 'node scripts/check-build.mjs ';
const pageOf = (hook: string | undefined) => hook?.replace(GUARD, '') ?? '';
const DRAWN = pageOf(functions.predeploy[0]);
const SHELL = pageOf(hosting.predeploy[0]);

/**
 * Writes a page of a build, as `web/vite/pages/own-functions.ts` restricts it; no project means the demo.
 */
function build(page: string, project: string | null): void {
  const content = project === null ? '' : ownConnections(FIREBASE_JSON, project);
  mkdirSync(path.join(folder, path.dirname(page)), { recursive: true });
  writeFileSync(path.join(folder, page), `<!doctype html><meta content="${content}">`);
}

/** The commands that the CLI would run before it deploys to `reef-live`. */
function check(page: string) {
  const args = [path.join(ROOT, 'scripts/check-build.mjs'), page];
  const env = { ...process.env, GCLOUD_PROJECT: 'reef-live' };
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const refused = (says: string) => ({
  status: 1,
  stderr: `${says} Run \`npm run build\` with the values of reef-live in web/.env.production.\n`,
});

const namedIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

it('LIVE-02 firebase.json and check-build.mjs name the region that the functions are in', () => {
  const script = readFileSync(path.join(ROOT, 'scripts/check-build.mjs'), 'utf8');
  const expected = new Set([FUNCTIONS_REGION]);
  expect(namedIn(FIREBASE_JSON, /"region": "([^"]*)"/g)).toEqual(expected);
  expect(namedIn(script, /https:\/\/([^$]*)-\$\{project\}/g)).toEqual(expected);
});

describe('LIVE-05 a deployment', () => {
  beforeEach(() => {
    for (const page of [SHELL, DRAWN]) build(page, 'reef-live');
  });

  it('checks what Hosting and the functions would send, before it builds anything', () => {
    expect(SHELL).toBe('web/dist/shell.html');
    expect(DRAWN).toBe('web/dist-ssr/shop.html');
    expect(hosting.predeploy).toEqual([GUARD + SHELL]);
    expect(functions.predeploy).toEqual([
      GUARD + DRAWN,
      'npm run build -w functions',
      'node scripts/lock-functions.mjs',
    ]);
  });

  it.each([SHELL, DRAWN])('sends %s of a build for its project', (page) => {
    expect(check(page)).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    ['the demo', null],
    ['another project', 'reef-live-2'],
    ['a project with a longer name', 'my-reef-live'],
  ])('refuses a build of %s', (_what, project) => {
    for (const page of [SHELL, DRAWN]) {
      build(page, project);
      expect(check(page)).toEqual(refused(`${page} was not built for reef-live.`));
    }
  });

  it('refuses to go on without a build', () => {
    rmSync(path.join(folder, 'web'), { recursive: true });
    for (const page of [SHELL, DRAWN]) {
      expect(check(page)).toEqual(refused(`There is no ${page}.`));
    }
  });
});
