import { describe, expect, it } from 'vitest';
import { expectedFolders, namedFolders } from './folder-table.ts';
import { readTexts, repositoryPaths } from './repository-files.ts';

/** A table with `cells` as its first column. */
const table = (...cells: string[]) =>
  ['| folder | what |', '|---|---|', ...cells.map((cell) => `| ${cell} | \`x\` |`), ''].join('\n');

describe('the table of folders', () => {
  it('names every folder that holds code, and no other', () => {
    const [architecture] = readTexts(['docs/architecture.md']);
    const named = namedFolders(architecture?.text ?? '');
    expect(named.toSorted()).toEqual(expectedFolders(named, repositoryPaths()).toSorted());
  });
});

describe('a table that is wrong', () => {
  const paths = ['vite.ts', 'web/x.ts', 'web/src/a/x.ts', 'web/src/b/c/x.ts', 'art/d/x.ts'];

  it('is read by its first column', () => {
    const document = `Text.\n\n${table('`web`', '`art`, `web/src`')}\n${table('`later`')}`;
    expect(namedFolders(document)).toEqual(['web', 'art', 'web/src']);
  });

  it('lacks a sibling of those it names', () => {
    expect(expectedFolders(['web', 'web/src/a', 'art'], paths)).toContain('web/src/b');
    expect(expectedFolders(['web'], paths)).toEqual(['art', 'web']);
  });

  it('lacks a folder that holds code itself', () => {
    expect(expectedFolders(['web/src', 'art'], paths)).toEqual(['art', 'web', 'web/src']);
  });

  it('names a folder that holds none', () => {
    expect(expectedFolders(['art', 'web', 'docs'], [...paths, 'docs/a.txt'])).not.toContain('docs');
    expect(expectedFolders(['art/d', 'web'], paths)).toEqual(['art/d', 'web']);
  });
});
