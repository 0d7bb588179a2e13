import { createHash } from 'node:crypto';
import { cpus, loadavg, totalmem, type as system } from 'node:os';
import { median } from '@reef/tests/support/statistics.ts';

const GIGABYTE = 1024 ** 3;

/** The machine in one line: processor, cores, memory, system, Node. */
export function machineLine(): string {
  const [first] = cpus();
  const processor = first?.model.trim() || `${process.arch} processor`;
  const memory = `${Math.round(totalmem() / GIGABYTE)} GB`;
  return `${processor}, ${cpus().length} cores, ${memory}, ${system()}, Node ${process.version}`;
}

/** The load of the machine: jobs that want a core, over the last minute. */
export function load(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}

const HASHED_BYTES = Buffer.alloc(4 * 1024 * 1024, 7);

/** The speed of one core now: the time to read and hash 4 MB in ms, median of five. */
export function cpuBenchmarkMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now();
    let sum = 0;
    for (const byte of HASHED_BYTES) sum = (sum * 31 + byte) % 65_521;
    createHash('sha512').update(HASHED_BYTES).update(String(sum)).digest();
    return performance.now() - from;
  });
  return median(times);
}
