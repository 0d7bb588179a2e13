import { expect, it } from 'vitest';
import { keptReports } from '#rules/kept-report.ts';
import { mergedExpressions } from '#rules/rule-report.ts';

/** Conditions that can only ever be true or only ever false, by their text, and why. */
const ONE_VALUED: Readonly<Record<string, string>> = {
  true: 'the catalogue is for everybody',
};

// Runs after the files of tests/rules, which recorded how the rules decided.
it('INV-09 saw every condition of firestore.rules, and every operand of it, be true and be false', () => {
  const expressions = mergedExpressions(keptReports()).filter(({ text }) => !(text in ONE_VALUED));
  expect(expressions.length).toBeGreaterThan(80);
  const missing = expressions.filter(
    ({ seen }) => !seen.includes('true') || !seen.includes('false'),
  );
  const told = missing.map(
    ({ line, column, text, seen }) =>
      `firestore.rules:${line}:${column} was ${seen.join(' and ') || 'never reached'}: ${text}`,
  );
  expect(told).toEqual([]);
});
