import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { BASE_PORTS, nextOffset, portsFor, readPortOffset } from './ports.ts';

/** The ports that the stacks at two offsets share. */
function shared(one: number, other: number): number[] {
  const ports = new Set(Object.values(portsFor(one)));
  return Object.values(portsFor(other)).filter((port) => ports.has(port));
}

function isRefused(offset: number): boolean {
  try {
    portsFor(offset);
    return false;
  } catch {
    return true;
  }
}

describe('ports', () => {
  it('shifts every port by the offset', () => {
    expect(portsFor(0)).toEqual(BASE_PORTS);
    expect(portsFor(110).hosting).toBe(5110);
    expect(new Set(Object.values(portsFor(110))).size).toBe(Object.keys(BASE_PORTS).length);
  });

  it('refuses an offset that lands on a port browsers refuse', () => {
    expect(() => portsFor(1000)).toThrow('port 6000');
    expect(() => portsFor(60_000)).toThrow('which browsers refuse');
    expect(portsFor(1010).hosting).toBe(6010);
  });

  it('advises an offset that shares no port with the one it is for', () => {
    // Of npm start and the next ones, the bench with its two more, the tests, the screenshots.
    for (const offset of [0, 110, 220, 10_000, 10_020, 10_040, 20_000, 21_000]) {
      expect(shared(offset, nextOffset(offset))).toEqual([]);
    }
    for (const more of [0, 20, 40]) {
      for (const other of [0, 20, 40]) {
        expect(shared(10_000 + more, nextOffset(10_000) + other)).toEqual([]);
      }
    }
  });

  it('advises an offset that can be had in place of every one that cannot', () => {
    const refused = Array.from({ length: 6000 }, (_, offset) => offset).filter(isRefused);
    expect(refused).toContain(1000);
    for (const offset of [...refused, 60_000]) expect(shared(0, nextOffset(offset))).toEqual([]);
  });

  it('is advised by README.md and the usage as the messages advise it', () => {
    for (const file of ['README.md', 'scripts/start.mjs']) {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const advised = [...text.matchAll(/REEF_PORT_OFFSET=(\d+)/g)].map(([, offset]) => offset);
      expect(advised).toEqual([String(nextOffset(0))]);
    }
  });

  it('reads the offset from the environment', () => {
    expect(readPortOffset(undefined)).toBe(0);
    expect(readPortOffset('')).toBe(0);
    expect(readPortOffset('110')).toBe(110);
    expect(() => readPortOffset('-1')).toThrow('whole number');
    expect(() => readPortOffset('ten')).toThrow('whole number');
  });
});
