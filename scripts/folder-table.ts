/** Files that count as code; `.d.ts` are declarations of other code. */
const CODE_FILE = /\.(?:tsx?|mjs|js)$/;
const TABLE_ROW = /^\|(.*?)\|.*\|$/gm;
const FOLDER = /`([^`]+)`/g;

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

/** The folders in the first column of a document's first table, as written. */
export function namedFolders(document: string): string[] {
  const table = /(?:^\|.*\|\n)+/m.exec(document)?.[0] ?? '';
  return [...table.matchAll(TABLE_ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(FOLDER)].map(([, folder = '']) => folder),
  );
}

/**
 * The folders that a table has to name. If it names a subfolder of a folder, it must name every
 * subfolder with code, and the folder itself if code is directly in it.
 * @param named the folders that the table names.
 * @param paths every path of the repository.
 */
export function expectedFolders(named: readonly string[], paths: readonly string[]): string[] {
  const withCode = [
    ...new Set(paths.filter((path) => CODE_FILE.test(path) && path.includes('/')).map(folderOf)),
  ];
  const expand = (folder: string): string[] => {
    const below = folder === '' ? '' : `${folder}/`;
    if (folder !== '' && !named.some((each) => each.startsWith(below))) return [folder];
    const children = withCode
      .filter((each) => each.startsWith(below))
      .map((each) => below + each.slice(below.length).split('/')[0]);
    const own = folder !== '' && withCode.includes(folder) ? [folder] : [];
    return [...own, ...[...new Set(children)].toSorted().flatMap(expand)];
  };
  return expand('');
}
