import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Lints one file, standing where `place` says, under the house's own configuration.
 * @returns the messages of the house's own bans that it breaks.
 */
export function lintAt(place: string, source: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'reef-lint-'));
  try {
    copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
    writeFileSync(path.join(folder, place), source);
    const bin = path.join(ROOT, 'node_modules/.bin/oxlint');
    const run = spawnSync(bin, ['-f', 'json', '.'], { cwd: folder, encoding: 'utf8' });
    const report = JSON.parse(run.stdout) as { diagnostics: { message: string; code: string }[] };
    return report.diagnostics
      .filter(({ code }) => code.includes('no-restricted-'))
      .map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
