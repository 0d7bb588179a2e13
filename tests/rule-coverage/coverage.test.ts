import { expect, it } from 'vitest';
import { keptReports } from '#rules/kept-report.ts';
import { mergedDeciders } from '#rules/rule-report.ts';

/** What can be one thing only, by the condition's text, and why. */
const ONE_VALUED: Readonly<Record<string, string>> = {
  true: 'the catalogue is for everybody',
};

// Runs after the files of tests/rules, which kept what the rules were seen to decide.
it('INV-09 saw every condition of firestore.rules, and every side of it, be true and be false', () => {
  const deciders = mergedDeciders(keptReports()).filter(({ text }) => !(text in ONE_VALUED));
  expect(deciders.length).toBeGreaterThan(80);
  const missing = deciders.filter(({ seen }) => !seen.includes('true') || !seen.includes('false'));
  const told = missing.map(
    ({ line, column, text, seen }) =>
      `firestore.rules:${line}:${column} was ${seen.join(' and ') || 'never reached'}: ${text}`,
  );
  expect(told).toEqual([]);
});
