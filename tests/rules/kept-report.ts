import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromEnvironment } from '#support/local-services.ts';
import { type BooleanExpression, booleanExpressionsOf } from './rule-report.ts';
import { RULES_PROJECT, rulesText } from './rules-data.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../.reef/results/rule-coverage');

/** Records the decisions of the rules since they were loaded, under a test file's name. */
export async function keepReport(name: string): Promise<void> {
  // Decisions of mutated rules must not be reported (`npm run mutate`).
  if (process.env['REEF_RULES_FILE'] !== undefined) return;
  const host = fromEnvironment('FIRESTORE_EMULATOR_HOST');
  const url = `http://${host}/emulator/v1/projects/${RULES_PROJECT}:ruleCoverage`;
  const report: unknown = await (await fetch(url)).json();
  mkdirSync(FOLDER, { recursive: true });
  const expressions = booleanExpressionsOf(report, rulesText());
  writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(expressions));
}

/** What the test files of this run recorded. */
export function keptReports(): BooleanExpression[][] {
  return readdirSync(FOLDER).map(
    (name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as BooleanExpression[],
  );
}
