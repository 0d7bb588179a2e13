import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@reef/emulators/stack/paths.ts';

/** A file's text, and its path in the repository. */
export type Sample = { place: string; source: string };

type Report = { diagnostics: { message: string; code: string; filename: string }[] };

/** Writes a sample into a folder that has the repository's lint configuration. */
function writeSample(folder: string, { place, source }: Sample): void {
  mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
  copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  writeFileSync(path.join(folder, place), source);
}

/**
 * Lints samples in one run, each as if it were alone in the repository.
 * @returns for each sample, the messages of our own bans that it breaks.
 */
export function lintSamples(samples: readonly Sample[]): Map<Sample, string[]> {
  const top = mkdtempSync(path.join(tmpdir(), 'reef-lint-'));
  try {
    for (const [index, sample] of samples.entries()) {
      writeSample(path.join(top, String(index)), sample);
    }
    const bin = path.join(ROOT, 'node_modules/.bin/oxlint');
    const run = spawnSync(bin, ['-f', 'json', '.'], { cwd: top, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(run.stdout) as Report;
    const found = new Map(samples.map((sample) => [sample, [] as string[]]));
    for (const { message, code, filename } of diagnostics) {
      if (!code.includes('no-restricted-')) continue;
      const sample = samples[Number(filename.split('/')[0])];
      if (sample === undefined) throw new Error(`a message about ${filename}`);
      found.get(sample)?.push(message);
    }
    return found;
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}
