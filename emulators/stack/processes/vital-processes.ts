import { commandLine, isAlive, withDescendants } from './process-table.ts';

/** A process without which the emulators keep running but do not work. */
export type VitalProcess = {
  readonly pid: number;
  readonly name: string;
};

/** firebase-tools only warns when one of these is killed. */
const VITAL: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/cloud-firestore-emulator|CloudFirestore/, 'Firestore emulator'],
  [/storage-rules/, 'storage rules runtime'],
];

/** The vital processes below firebase-tools; none if the system cannot list them. */
export function vitalProcesses(firebasePid: number): VitalProcess[] {
  const below = withDescendants([firebasePid]).filter((pid) => pid !== firebasePid);
  return below.flatMap((pid) => {
    const name = VITAL.find(([pattern]) => pattern.test(commandLine(pid)))?.[1];
    return name === undefined ? [] : [{ pid, name }];
  });
}

/** The first that has died, or null. */
export function firstDead(vital: readonly VitalProcess[]): VitalProcess | null {
  return vital.find(({ pid }) => !isAlive(pid)) ?? null;
}
