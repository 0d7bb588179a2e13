import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { commandLine } from './process-table.ts';

/** Who listens on a port. */
export type PortOwner = {
  readonly pid: number;
  readonly name: string;
};

const LISTEN = '0A';

/** The process that listens on a TCP port, or null if the system does not tell. */
export function portOwner(port: number): PortOwner | null {
  try {
    return process.platform === 'linux' ? ownerFromProc(port) : ownerFromLsof(port);
  } catch {
    return null;
  }
}

function ownerFromProc(port: number): PortOwner | null {
  const inodes = listeningInodes(port);
  if (inodes.size === 0) return null;
  for (const entry of readdirSync('/proc')) {
    if (/^\d+$/.test(entry) && holdsSocket(entry, inodes)) {
      return { pid: Number(entry), name: nameOf(Number(entry)) };
    }
  }
  return null;
}

function listeningInodes(port: number): Set<string> {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readLines(table)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === LISTEN && local?.endsWith(`:${hexPort}`) && inode) inodes.add(inode);
    }
  }
  return inodes;
}

function holdsSocket(pid: string, inodes: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const target = readlinkSync(`/proc/${pid}/fd/${fd}`);
      return target.startsWith('socket:[') && inodes.has(target.slice(8, -1));
    });
  } catch {
    // Another user's process, or one that has just ended.
    return false;
  }
}

/** The start of a process's command line, short enough for one line of text. */
function nameOf(pid: number): string {
  const line = commandLine(pid) || readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(1);
  } catch {
    return [];
  }
}

function ownerFromLsof(port: number): PortOwner | null {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  const name = /^c(.+)$/m.exec(output)?.[1];
  return pid ? { pid: Number(pid), name: name ?? 'unknown' } : null;
}
