import { describe, expect, it } from 'vitest';
import type { LogTest } from './tank-log.ts';
import { testsAround } from './tests-around.ts';

const test = (day: string, parameter: LogTest['parameter'], value: number): LogTest => ({
  id: `${day}-${parameter}-${value}`,
  day,
  parameter,
  value,
});

describe('CLAIM-01 the water tests around an arrival', () => {
  it('are those of three days before and after, by day, of each parameter the last of the day', () => {
    const tests = [
      test('2026-11-23', 'ph', 8.1),
      test('2026-11-20', 'nitrate', 12.04),
      test('2026-11-20', 'alkalinity', 7),
      test('2026-11-20', 'alkalinity', 8.2),
      test('2026-11-16', 'nitrate', 40),
      test('2026-11-24', 'nitrate', 50),
    ];
    expect(testsAround(tests, '2026-11-20')).toBe(
      'My water tests. Fri, Nov 20: alkalinity 8.2 dKH, nitrate 12 ppm; Mon, Nov 23: pH 8.1.',
    );
  });
  it('are nothing where nothing was tested then', () => {
    expect(testsAround([test('2026-11-16', 'nitrate', 40)], '2026-11-20')).toBeNull();
    expect(testsAround([], '2026-11-20')).toBeNull();
  });
});
