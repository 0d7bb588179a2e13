import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * What people read: the learning section, the pages and every mail. Titles of works stay as they
 * are.
 */
const READ = globSync(['web/content/**/*.{md,yaml}', 'functions/src/mail/templates/*-mail*.ts'], {
  cwd: ROOT,
}).filter((file) => !file.endsWith('sources.yaml') && !file.includes('.test.'));

const BRITISH =
  /\b(colour\w*|favourite\w*|behaviour\w*|neighbour\w*|grey\w*|litres?|(?:centi|milli)?metres?|centres?|fibres?|cancelled|cancelling|travelled|travelling|labelled|fulfilment|organis(?:e|ed|ing)|recognis\w+|stabilis\w+|acclimatis\w+|catalogue|mould\w*|enquir\w+|whilst|aluminium|sulphur\w*)\b/gi;

it('SEEN-31 what people read is American English', () => {
  expect(READ.length).toBeGreaterThan(80);
  const found = READ.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(BRITISH)].map(
      ([word]) => `${file}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});
