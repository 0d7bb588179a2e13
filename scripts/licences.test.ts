import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { licencesPage } from './licences.ts';

const page = licencesPage();

/**
 * Licences under which code may be put into our MIT work and redistributed, with at most a notice.
 */
const FREE =
  /^\| (MIT|MIT-0|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|OFL-1\.1|BlueOak-1\.0\.0|MIT AND ISC AND BSD-3-Clause|license) \|/;

function section(title: string): string[] {
  const [, rest = ''] = page.split(`## ${title}\n`);
  const [text = ''] = rest.split('\n## ');
  return text.split('\n').filter((line) => line.startsWith('| '));
}

it('docs/licences.md is what package-lock.json says (npx node scripts/licences.ts)', () => {
  const written = readFileSync(path.join(import.meta.dirname, '../docs/licences.md'), 'utf8');
  expect(written).toBe(page);
});

it('nothing that is sent to browsers or deployed asks for more than a notice', () => {
  for (const title of ['What browsers may be sent', 'What the functions run with']) {
    expect(section(title).length).toBeGreaterThan(3);
    expect(section(title).filter((line) => !FREE.test(line))).toEqual([]);
  }
});

it('every licence is known, and every script of an installation is explained', () => {
  expect(page).not.toMatch(/\| unknown \||unexplained/);
});

it('the lock file names no registry: people install from their own', () => {
  const lock = readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8');
  expect(
    lock.match(/"resolved": "(?!(?:domain|web|functions|emulators|tests|bench)")[^"]*"/g),
  ).toBe(null);
  expect(lock).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});
