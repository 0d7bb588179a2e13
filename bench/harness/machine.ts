import { cpus, loadavg, release, totalmem, type as system } from 'node:os';

const GIGABYTE = 1024 ** 3;

/** The machine in one line: processor, cores, memory, system, Node. */
export function machineLine(): string {
  const [first] = cpus();
  const processor = first?.model.trim() || `${process.arch} processor`;
  const memory = `${Math.round(totalmem() / GIGABYTE)} GB`;
  return `${processor}, ${cpus().length} cores, ${memory}, ${system()} ${release()}, Node ${process.version}`;
}

/** How busy the machine was: jobs that want a core, over the last minute. */
export function load(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}
