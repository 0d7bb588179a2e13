import { DAY_MS } from '@reef/domain/shared/time';
import type { RuntimeRow } from './firebase-cli.ts';

/** Days before the last deployment at which the test starts to fail. */
const WARNING_DAYS = 180;

/** Other places that name a version of Node: the major version, by place. */
export type NamedMajors = Readonly<Record<string, number>>;

/** The major version of Node in a name such as `nodejs24`, `node24`, `24.21.0` or `v24`. */
export function majorOf(name: string): number {
  const [, major] = /^(?:nodejs|node|v)?(\d+)(?:\..*)?$/.exec(name) ?? [];
  if (major === undefined) throw new Error(`${name} names no version of Node`);
  return Number(major);
}

/**
 * What is wrong with the functions' runtime, one sentence each: it ends within `WARNING_DAYS` of
 * `today`, or something else in the repository names another version.
 *
 * The end that counts is the table's `decommissionDate`: from then on nothing can be deployed.
 * Until the earlier `deprecationDate` Google fixes faults in the runtime.
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
