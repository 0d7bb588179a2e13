/** A text of the repository, with its path from the root. */
export type SourceText = { path: string; text: string };

/** The ids of docs/spec, by whether a row is only planned, and whether only the bench shows it. */
export type SpecIds = ReadonlyMap<string, SpecRow>;
type SpecRow = { isPlanned: boolean; isMeasured: boolean };

/**
 * A row of docs/spec: `| CHK-07 | what can be seen |`, optionally with a last column `planned` or
 * `bench`.
 */
const SPEC_ROW = /^\| ([A-Z]+-\d{2,3}) \|.*\|$/gm;
const MARKDOWN_FILE = /(?<![\w}*.-])[\w./-]*\w\.md\b/g;
/** A file of code, by a path of more than its name. */
const CODE_FILE = /(?<![\w}*.@/$-])(?:[\w.-]+\/)+[\w.-]*\w\.(?:tsx?|mjs|css)\b/g;
const DECISION = /\bdecision (\d{1,4})\b/gi;
/** An invariant or attack by its bare number: only `INV-14` and `ATT-84` can be looked up. */
const BARE_NUMBER = /\b(?:safety|invariants?|attacks?) \d{1,3}\b/gi;
const LINK = /\]\(([^)\s]+)\)/g;
/** A string that begins with ids, as test titles do: `'CHK-07 INV-05 cancels'`. */
const TITLE = /['"`]((?:[A-Z]+-\d{2,3}[ ,:]+)+)/g;
/** The suite writes it, so it is not in the repository. */
const WRITTEN_BY_A_RUN = new Set(['.reef/results/safety.md']);

/** Files of others: those of packages, and what WebKit's window reads. */
const OF_OTHERS = new Set(['src/emulator/storage/rules/runtime.ts', 'gtk-3.0/gtk.css']);

/** A decision's title, and below it when it was made. */
const DATED = /^# .+\n\n\d{4}-\d\d-\d\d\b/;
/** A replaced decision mentions files that are gone. */
const WITHDRAWN = /^\d{4}-\d\d-\d\d\. Withdrawn/m;

const isUrl = (target: string) => /^[a-z]+:/.test(target);

/** `path` from the root, as a link or a citation in `from` means it. */
function resolvedFrom(from: string, target: string): string {
  return new URL(target, `file:///${from}`).pathname.slice(1);
}

/**
 * Every id of docs/spec.
 * @param texts the files of docs/spec.
 * @throws if two rows have the same id.
 */
export function specIds(texts: readonly SourceText[]): SpecIds {
  const ids = new Map<string, SpecRow>();
  for (const { path, text } of texts) {
    for (const [row, id = ''] of text.matchAll(SPEC_ROW)) {
      if (ids.has(id)) throw new Error(`${path}: ${id} is defined twice`);
      ids.set(id, {
        isPlanned: row.endsWith('| planned |'),
        isMeasured: row.endsWith('| bench |'),
      });
    }
  }
  return ids;
}

/**
 * Markdown files that are named and do not exist. A name resolves if a path of the repository ends
 * with it, or if it leads to one from the file that names it.
 * @param paths every path of the repository.
 * @returns `file: name` for each that does not resolve.
 */
export function missingDocuments(texts: readonly SourceText[], paths: readonly string[]): string[] {
  const documents = paths.filter((path) => path.endsWith('.md'));
  const resolves = (from: string, name: string) =>
    WRITTEN_BY_A_RUN.has(name) ||
    documents.includes(resolvedFrom(from, name)) ||
    documents.some((path) => `/${path}`.endsWith(`/${name}`));
  return texts.flatMap(({ path, text }) =>
    [...new Set(text.match(MARKDOWN_FILE))]
      .filter((name) => !resolves(path, name))
      .map((name) => `${path}: ${name}`),
  );
}

/** A path and all its suffixes. */
function endingsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

/**
 * Files of code that are named by a path and do not exist. A path resolves as a document's name
 * does.
 * @param texts without tests, which invent paths.
 * @param paths every path of the repository.
 * @returns `file: path` for each that does not resolve.
 */
export function missingCode(texts: readonly SourceText[], paths: readonly string[]): string[] {
  const known = new Set(paths);
  const endings = new Set(paths.flatMap(endingsOf));
  const resolves = (from: string, name: string) =>
    OF_OTHERS.has(name) || endings.has(name) || known.has(resolvedFrom(from, name));
  return texts
    .filter(({ text }) => !WITHDRAWN.test(text))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(CODE_FILE))]
        .filter((name) => !resolves(path, name))
        .map((name) => `${path}: ${name}`),
    );
}

/** Decisions that are cited by number and have no record: `file: decision N`. */
export function missingDecisions(texts: readonly SourceText[], paths: readonly string[]): string[] {
  const isKept = (number: string) =>
    paths.some((path) => path.startsWith(`docs/decisions/${number.padStart(4, '0')}-`));
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(DECISION)]
      .filter(([, number = '']) => !isKept(number))
      .map(([cited]) => `${path}: ${cited}`),
  );
}

/** Decisions that do not say, below their title, when they were made: their paths. */
export function undatedDecisions(documents: readonly SourceText[]): string[] {
  return documents
    .filter(({ path, text }) => path.startsWith('docs/decisions/') && !DATED.test(text))
    .map(({ path }) => path);
}

/** Ids of a known kind (`CHK`, `ATT`, …) that docs/spec does not define: `file: id`. */
export function undefinedIds(texts: readonly SourceText[], ids: SpecIds): string[] {
  const kinds = new Set([...ids.keys()].map((id) => id.replace(/-\d+$/, '')));
  const known = new RegExp(`\\b(?:${[...kinds].join('|')})-\\d{2,3}\\b`, 'g');
  return texts.flatMap(({ path, text }) =>
    [...new Set(text.match(known))].filter((id) => !ids.has(id)).map((id) => `${path}: ${id}`),
  );
}

/** Invariants and attacks that are cited without their id: `file: attack N`. */
export function bareNumbers(texts: readonly SourceText[]): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(BARE_NUMBER)].map(([cited]) => `${path}: ${cited}`),
  );
}

/**
 * Ids of built rows, except those that only the bench shows, without a test whose title begins with
 * them.
 * @param tests the files with tests.
 */
export function unprovenIds(tests: readonly SourceText[], ids: SpecIds): string[] {
  const proven = new Set(
    tests.flatMap(({ text }) =>
      [...text.matchAll(TITLE)].flatMap(([, title = '']) => title.match(/[A-Z]+-\d+/g) ?? []),
    ),
  );
  return [...ids]
    .filter(([id, { isPlanned, isMeasured }]) => !isPlanned && !isMeasured && !proven.has(id))
    .map(([id]) => id);
}

/**
 * Relative links that lead nowhere: `file: target`.
 * @param documents Markdown files.
 * @param paths every path of the repository; a folder exists if a path begins with it.
 */
export function brokenLinks(documents: readonly SourceText[], paths: readonly string[]): string[] {
  const leadsSomewhere = (from: string, target: string) => {
    const path = resolvedFrom(from, target);
    return paths.some((each) => each === path || each.startsWith(`${path.replace(/\/$/, '')}/`));
  };
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(LINK)]
      .map(([, target = '']) => target)
      .filter((target) => !isUrl(target) && !/^[#/]/.test(target) && !leadsSomewhere(path, target))
      .map((target) => `${path}: ${target}`),
  );
}
