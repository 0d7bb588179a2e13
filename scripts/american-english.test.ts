import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The learning section, the pages and every mail. Titles of works stay as they are. */
const TEXTS = globSync(['web/content/**/*.{md,yaml}', 'functions/src/mail/templates/*-mail*.ts'], {
  cwd: ROOT,
}).filter((file) => !file.endsWith('sources.yaml') && !file.includes('.test.'));

/** Code with sentences in it: the messages, and what the screens draw. */
const CODE = globSync(['{domain,web}/src/**/*-messages.ts', 'web/src/**/*.tsx'], {
  cwd: ROOT,
}).filter((file) => !file.includes('.test.'));

/** The documents, without code, links' targets and names of files. */
const DOCS = globSync(['README.md', '{docs,tests}/**/*.md'], { cwd: ROOT });
const NO_PROSE = /```[^]*?```|`[^`]*`|\]\([^)]*\)|[\w/-]+\.md\b/g;

/** Names in the code that nobody reads on a screen: a folder, and a stored status. */
const NAMES = /^(?:catalogue|cancelled)$/i;

const BRITISH =
  /\b(colour\w*|favourite\w*|behaviour\w*|neighbour\w*|grey\w*|litres?|(?:centi|milli)?metres?|centres?|fibres?|cancelled|cancelling|licences?|travelled|travelling|labelled|fulfilment|organis(?:e|ed|ing|ation)|recognis\w+|stabilis\w+|acclimatis\w+|catalogue|mould\w*|enquir\w+|whilst|aluminium|sulphur\w*)\b/gi;

function britishIn(files: readonly string[], except = /$^/g): { file: string; word: string }[] {
  return files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8').replace(except, '');
    return [...text.matchAll(BRITISH)].map(([word]) => ({ file, word }));
  });
}

it('SEEN-31 what people read is American English', () => {
  expect(TEXTS.length).toBeGreaterThan(80);
  expect(britishIn(TEXTS)).toEqual([]);
  expect(CODE.length).toBeGreaterThan(300);
  expect(DOCS.length).toBeGreaterThan(60);
  expect(britishIn(DOCS, NO_PROSE).filter(({ word }) => !/^catalogue$/i.test(word))).toEqual([]);
  expect(britishIn(CODE).filter(({ word }) => !NAMES.test(word))).toEqual([]);
});
