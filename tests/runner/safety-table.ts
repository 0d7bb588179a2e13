import type { TitledTest } from './titled-tests.ts';

/**
 * A run's verdict on one invariant or attack. `held`: at least one of its tests passed and none
 * failed; `broken`: one failed; `not run`: none passed and none failed.
 */
export type SafetyVerdict = {
  id: string;
  name: string;
  verdict: 'held' | 'broken' | 'not run';
  passed: number;
  files: string[];
};

const ID = /\b(?:INV|ATT)-\d{2,3}\b/g;

function verdictOf(tests: readonly TitledTest[]): SafetyVerdict['verdict'] {
  if (tests.some(({ verdict }) => verdict === 'failed')) return 'broken';
  return tests.some(({ verdict }) => verdict === 'passed') ? 'held' : 'not run';
}

/**
 * Judges every invariant and attack by the tests whose titles carry its id.
 * @param names every id, and its name in a few words.
 * @throws if a title carries an id that is not in `names`: it would count for nothing.
 */
export function judgeSafety(
  names: Readonly<Record<string, string>>,
  tests: readonly TitledTest[],
): SafetyVerdict[] {
  const found = new Map<string, TitledTest[]>(Object.keys(names).map((id) => [id, []]));
  for (const test of tests) {
    for (const id of new Set(test.title.match(ID))) {
      const list = found.get(id);
      if (!list) throw new Error(`${id} has no name in safety-names.ts: ${test.title}`);
      list.push(test);
    }
  }
  return [...found].map(([id, own]) => ({
    id,
    name: names[id] ?? '',
    verdict: verdictOf(own),
    passed: own.filter(({ verdict }) => verdict === 'passed').length,
    files: [...new Set(own.map(({ file }) => file))].toSorted(),
  }));
}

/**
 * The ids that this run does not prove.
 * @param isWhole whether every part was requested; in a partial run only broken ids count.
 */
export function unproven(verdicts: readonly SafetyVerdict[], isWhole: boolean): SafetyVerdict[] {
  return verdicts.filter(({ verdict }) => verdict === 'broken' || (isWhole && verdict !== 'held'));
}

/** The table for a terminal: those that this run touched, the others only counted. */
export function safetyText(verdicts: readonly SafetyVerdict[]): string {
  const touched = verdicts.filter(({ files }) => files.length > 0);
  const widest = Math.max(0, ...touched.map(({ name }) => name.length));
  const rows = touched.map(({ id, name, verdict, passed, files }) =>
    [id, name.padEnd(widest), verdict.padEnd(7), String(passed).padStart(5), files.join(', ')].join(
      '  ',
    ),
  );
  const count = (wanted: SafetyVerdict['verdict']) =>
    verdicts.filter(({ verdict }) => verdict === wanted).length;
  const heading = `id      ${'what'.padEnd(widest)}  verdict  tests  where`;
  const sums = `${count('held')} held, ${count('broken')} broken, ${count('not run')} not run`;
  return [heading, ...rows, sums].join('\n');
}

/** The same table as Markdown, with every id. */
export function safetyMarkdown(verdicts: readonly SafetyVerdict[]): string {
  const rows = verdicts.map(
    ({ id, name, verdict, passed, files }) =>
      `| ${id} | ${name} | ${verdict} | ${passed} | ${files.join(', ')} |`,
  );
  const head = ['| id | what | verdict | tests passed | where |', '|---|---|---|---:|---|'];
  return ['# What this run proved', '', ...head, ...rows, ''].join('\n');
}
