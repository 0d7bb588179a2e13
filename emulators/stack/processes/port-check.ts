import { createServer } from 'node:net';
import { portOwner } from './port-owner.ts';
import { StackError } from '#stack/stack-error.ts';
import type { PortName, Ports } from './ports.ts';

/**
 * Makes sure that every named port is free.
 * @param second how to run a second one.
 * @throws StackError if one is not: it names each taken port, its holder if known, and the way out.
 */
export async function checkPorts(
  ports: Ports,
  names: readonly PortName[],
  second: string,
): Promise<void> {
  const results = await Promise.all(
    names.map(async (name) => ({ name, port: ports[name], isFree: await isFree(ports[name]) })),
  );
  const taken = results.filter((result) => !result.isFree);
  if (taken.length === 0) return;
  throw new StackError([...taken.map(sentence), wayOut(taken, second)].join('\n'));
}

function sentence({ name, port }: { name: PortName; port: number }): string {
  const owner = portOwner(port);
  const holder = owner ? `process ${owner.pid} (${owner.name})` : 'another program';
  return `Port ${port} (${name}) is taken by ${holder}.`;
}

function wayOut(taken: readonly { port: number }[], second: string): string {
  const pids = new Set(taken.map(({ port }) => portOwner(port)?.pid).filter((pid) => pid));
  const stop = pids.size > 0 ? `Stop it (kill ${[...pids].join(' ')})` : 'Stop that program';
  return `${stop}, or ${second}`;
}

/** True when 127.0.0.1:port can be listened on now. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}
