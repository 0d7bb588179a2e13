import { describe, expect, it } from 'vitest';
import { Treatment } from '#state/tank-log/tank-log.ts';
import { copperProducts } from './copper-products.ts';

describe('LEARN-12 the kinds of copper', () => {
  it('offers Cupramine by its name and at its own level', () => {
    const products = copperProducts({
      chelated: { text: '2–2.5 ppm' },
      amine: { text: '0.5–0.6 ppm' },
      sulfate: { text: '0.15–0.20 ppm' },
    });
    expect(products.map(({ label }) => label)).toEqual([
      'Chelated, 2–2.5 ppm',
      'Amine-bound (Cupramine; its label says “ionic”), 0.5–0.6 ppm',
      'Plain copper sulfate, 0.15–0.20 ppm',
    ]);
  });

  it('reads courses that were begun before there were three', () => {
    const old = {
      id: 'c',
      name: 'Tang',
      endedOn: null,
      kind: 'copper',
      startedOn: '2026-11-01',
      low: 0.15,
      high: 0.2,
      days: 30,
      tests: [{ id: '1', day: '2026-11-02', ppm: 0.18 }],
    };
    expect(Treatment.parse(old)).toEqual(old);
  });
});
