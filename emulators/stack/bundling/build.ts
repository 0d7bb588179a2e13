import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from './build-lock.ts';
import { ROOT, STATE_DIR } from '#stack/paths.ts';
import { hashOf } from './source-hash.ts';
import { StackError } from '#stack/stack-error.ts';
import type { Log } from '#stack/log.ts';

type Build = {
  readonly workspace: 'functions' | 'web';
  readonly sources: readonly string[];
  /** The file whose presence and date tell whether the output is still that of our build. */
  readonly product: string;
  readonly args: readonly string[];
};

/** What both builds read through the toolchain. */
const SHARED = ['domain', 'package-lock.json', 'tsconfig.base.json'];

export const FUNCTIONS_BUILD: Build = {
  workspace: 'functions',
  // Functions draw product pages with output of the web's build, which therefore goes first.
  sources: ['functions', 'web/dist-ssr', ...SHARED],
  product: 'functions/dist/index.js',
  args: [],
};

export const WEB_BUILD: Build = {
  workspace: 'web',
  sources: ['web', ...SHARED],
  product: 'web/dist/index.html',
  args: ['--', '--mode', 'emulators'],
};

/**
 * Builds a workspace unless its sources and its output are those of the last build.
 * @throws StackError if the build fails, with the last lines it wrote.
 */
export async function ensureBuilt(build: Build, log: Log): Promise<void> {
  await withBuildLock(build.workspace, async () => {
    const hash = hashOf(build.sources);
    const last = readRecord(build);
    if (last?.stamp === stampOf(build) && last.hash === hash) return;
    log(`Building ${build.workspace} ...`);
    await runBuild(build);
    writeRecord(build, hash);
  });
}

function runBuild(build: Build): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['run', 'build', '-w', build.workspace, ...build.args];
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn('npm', args, { cwd: ROOT, env });
    const lines: string[] = [];
    child.stdout.on('data', (chunk) => lines.push(String(chunk)));
    child.stderr.on('data', (chunk) => lines.push(String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(buildFailed(build, lines))));
  });
}

function buildFailed(build: Build, lines: readonly string[]): StackError {
  const end = lines.join('').trim().split('\n').slice(-30).join('\n');
  return new StackError(`The build of ${build.workspace} failed:\n${end}`);
}

function recordFile(build: Build): string {
  return path.join(STATE_DIR, 'builds', `${build.workspace}.json`);
}

type BuildRecord = {
  readonly hash: string;
  readonly stamp: string;
};

function readRecord(build: Build): BuildRecord | null {
  const file = recordFile(build);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : null;
}

function writeRecord(build: Build, hash: string): void {
  mkdirSync(path.dirname(recordFile(build)), { recursive: true });
  writeFileSync(recordFile(build), JSON.stringify({ hash, stamp: stampOf(build) }));
}

/** Changes when another build, such as one for production, writes to the same place. */
function stampOf(build: Build): string | null {
  const product = path.join(ROOT, build.product);
  return existsSync(product) ? String(statSync(product).mtimeMs) : null;
}
