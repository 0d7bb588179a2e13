import { DAY_MS } from '@reef/domain/shared/time';
import type { RuntimeRow } from './firebase-cli.ts';

/** Days before the last deployment at which the test begins to fail. */
const WARNING_DAYS = 180;

/** Where else a version of Node is named: the major version, by the place that names it. */
export type NamedMajors = Readonly<Record<string, number>>;

/** The major version of Node in a name such as `nodejs24`, `node24`, `24.21.0` or `v24`. */
export function majorOf(name: string): number {
  const [, major] = /^(?:nodejs|node|v)?(\d+)(?:\..*)?$/.exec(name) ?? [];
  if (major === undefined) throw new Error(`${name} names no version of Node`);
  return Number(major);
}

/**
 * What is wrong with the runtime of the functions, a sentence each: it ends within `WARNING_DAYS`
 * of `today`, or something else of the repository names another version.
 *
 * The end that counts is the table's `decommissionDate`, from which on nothing can be deployed.
 * `deprecationDate` comes before; until then Google mends what is found in the runtime.
 */
export function runtimeFaults(
  runtime: string,
  table: Readonly<Record<string, RuntimeRow>>,
  today: Date,
  named: NamedMajors,
): string[] {
  const major = majorOf(runtime);
  return [
    ...endFaults(runtime, table, today),
    ...Object.entries(named)
      .filter(([, other]) => other !== major)
      .map(([place, other]) => `${place} is Node ${other}; firebase.json says ${runtime}.`),
  ];
}

function endFaults(
  runtime: string,
  table: Readonly<Record<string, RuntimeRow>>,
  today: Date,
): string[] {
  const row = table[runtime];
  if (!row) return [`firebase-tools knows no runtime ${runtime}.`];
  const days = Math.floor((Date.parse(row.decommissionDate) - today.getTime()) / DAY_MS);
  if (days >= WARNING_DAYS) return [];
  const end = `${row.friendly} cannot be deployed from ${row.decommissionDate} on`;
  return [
    days >= 0
      ? `${end}, in ${days} days; change to a newer runtime now.`
      : `${end}, and that is past.`,
  ];
}
