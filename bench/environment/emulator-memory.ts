import { readFileSync } from 'node:fs';
import { portOwner } from '@reef/emulators/stack/processes/port-owner.ts';
import type { Stack } from '@reef/emulators/stack/stack-options.ts';

const MEGABYTE = 1000 ** 2;

/** Linux reports memory in kilobytes of 1,024 bytes. */
const KIBIBYTE = 1024;

/** The memory of the Firestore emulator in MB; NaN except on Linux. */
export function emulatorMemory({ ports }: Stack): number {
  const owner = portOwner(ports.firestore);
  if (owner === null) return Number.NaN;
  try {
    const status = readFileSync(`/proc/${owner.pid}/status`, 'utf8');
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
    return (Number(kibibytes) * KIBIBYTE) / MEGABYTE;
  } catch {
    return Number.NaN;
  }
}
