import { describe, expect, it } from 'vitest';
import { BASE_PORTS, portsFor, readPortOffset } from './ports.ts';

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

  it('reads the offset from the environment', () => {
    expect(readPortOffset(undefined)).toBe(0);
    expect(readPortOffset('')).toBe(0);
    expect(readPortOffset('110')).toBe(110);
    expect(() => readPortOffset('-1')).toThrow('whole number');
    expect(() => readPortOffset('ten')).toThrow('whole number');
  });
});
