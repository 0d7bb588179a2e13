import { describe, expect, it } from 'vitest';
import { SAFETY_NAMES } from '../tests/runner/safety-names.ts';
import {
  bareNumbers,
  brokenLinks,
  missingCode,
  missingDecisions,
  missingDocuments,
  type SourceText,
  specIds,
  undatedDecisions,
  undefinedIds,
  unprovenIds,
} from './citations.ts';
import { readTexts, repositoryPaths } from './repository-files.ts';

const PATHS = repositoryPaths();

/** This file contains citations that must not resolve. */
const OWN = 'scripts/citations.test.ts';
const CODE = readTexts(
  PATHS.filter((each) => /\.(?:tsx?|mjs|rules|css|ya?ml)$/.test(each) && each !== OWN),
);
const DOCUMENTS = readTexts(PATHS.filter((each) => each.endsWith('.md')));
const TESTS = CODE.filter(({ path: each }) => /\.(?:test|spec)\.tsx?$/.test(each));
const IDS = specIds(DOCUMENTS.filter(({ path: each }) => each.startsWith('docs/spec/')));

/** One text, as if it were in `docs/a.md`. */
const text = (content: string): SourceText[] => [{ path: 'docs/a.md', text: content }];

describe('the repository', () => {
  it('names only Markdown files that exist', () => {
    expect(missingDocuments([...CODE, ...DOCUMENTS], PATHS)).toEqual([]);
  });

  it('names only files of code that exist', () => {
    const texts = [...CODE.filter((each) => !TESTS.includes(each)), ...DOCUMENTS];
    expect(missingCode(texts, PATHS)).toEqual([]);
  });

  it('names only decisions that were recorded', () => {
    expect(missingDecisions([...CODE, ...DOCUMENTS], PATHS)).toEqual([]);
  });

  it('says of every decision when it was made', () => {
    expect(undatedDecisions(DOCUMENTS)).toEqual([]);
  });

  it('names only ids that docs/spec defines', () => {
    expect(undefinedIds([...CODE, ...DOCUMENTS], IDS)).toEqual([]);
  });

  it('names invariants and attacks by their ids alone', () => {
    expect(bareNumbers(CODE)).toEqual([]);
  });

  it('shows every id that is neither planned nor only measured in a test', () => {
    expect(unprovenIds(TESTS, IDS)).toEqual([]);
  });

  it('links only to what exists', () => {
    expect(brokenLinks(DOCUMENTS, PATHS)).toEqual([]);
  });

  it('judges every invariant and attack that docs/spec/safety.md calls built', () => {
    const built = [...IDS].filter(([id, row]) => /^(?:INV|ATT)-/.test(id) && !row.isPlanned);
    expect(Object.keys(SAFETY_NAMES)).toEqual(built.map(([id]) => id));
  });
});

describe('a citation that does not resolve', () => {
  const paths = ['docs/a.md', 'docs/spec/cart.md', 'docs/decisions/0007-batches.md', 'web/x.ts'];

  it('is found if the document is missing', () => {
    expect(missingDocuments(text('see store.md 4 and cart.md'), paths)).toEqual([
      'docs/a.md: store.md',
    ]);
    expect(missingDocuments(text('docs/spec/cart.md, spec/cart.md, ../docs/a.md'), paths)).toEqual(
      [],
    );
    expect(missingDocuments(text('docs/cart.md'), paths)).toEqual(['docs/a.md: docs/cart.md']);
    expect(missingDocuments(text('`${slug}.md` and *.md'), paths)).toEqual([]);
  });

  it('is found if the file of code is missing', () => {
    const cited = 'see web/x.ts, ../web/x.ts, `spec/y.tsx` and z.css';
    expect(missingCode(text(cited), paths)).toEqual(['docs/a.md: spec/y.tsx']);
    expect(missingCode(text(`2026-11-21. Withdrawn: see b.\n\n${cited}`), paths)).toEqual([]);
  });

  it('is found if the decision is missing', () => {
    expect(missingDecisions(text('(decision 7), Decision 8'), paths)).toEqual([
      'docs/a.md: Decision 8',
    ]);
  });

  it('is found if the decision has no date', () => {
    const path = 'docs/decisions/0007-batches.md';
    const decided = (first: string) => [{ path, text: `# 7. Batches\n\n${first}\n` }];
    expect(undatedDecisions(decided('**Context.** 2026-11-21'))).toEqual([path]);
    expect(undatedDecisions(decided('2026-11-21, changed 2026-11-23.'))).toEqual([]);
    expect(undatedDecisions(text('# A page'))).toEqual([]);
  });

  it('is found if an invariant or attack has no id', () => {
    expect(bareNumbers(text('(attacks 84 and 103), Safety 14, ATT-84, 84 attacks'))).toEqual([
      'docs/a.md: attacks 84',
      'docs/a.md: Safety 14',
    ]);
  });

  it('is found if the id is not defined', () => {
    const ids = specIds(text('| CHK-01 | a dialog |\n| SHIP-01 | settings | planned |'));
    expect(undefinedIds(text('CHK-01, CHK-02, SHIP-01, UTF-16'), ids)).toEqual([
      'docs/a.md: CHK-02',
    ]);
  });

  it('is found if a built row has no test', () => {
    const ids = specIds(
      text(
        '| CHK-01 | a |\n| CHK-02 | b |\n| CHK-03 | c | |\n| CHK-04 | d | planned |\n| PERF-01 | e | bench |',
      ),
    );
    const tests = text(`// CHK-03\nit('CHK-01 CHK-02 pays', () => {});`);
    expect(unprovenIds(tests, ids)).toEqual(['CHK-03']);
  });

  it('is found if an id is defined twice', () => {
    expect(() => specIds(text('| CHK-01 | a |\n| CHK-01 | b |'))).toThrow('CHK-01');
  });

  it('is found if a link leads nowhere', () => {
    const links = '[a](spec/cart.md#top) [b](spec) [c](cart.md) [d](https://x.test/e.md) [e](#top)';
    expect(brokenLinks(text(links), paths)).toEqual(['docs/a.md: cart.md']);
    expect(brokenLinks(text('[x](../web/x.ts) [y](../web/y.ts)'), paths)).toEqual([
      'docs/a.md: ../web/y.ts',
    ]);
  });
});
