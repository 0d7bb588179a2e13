import type { Plan } from '@reef/domain/fit/tank';
import { describe, expect, it } from 'vitest';
import { isPlanHash, planHash, planOf } from './plan-link.ts';

const PLAN: Plan = {
  tank: {
    volume_gal: 75,
    length_in: 48,
    age_months: 6,
    kind: 'reef',
    residents: [{ species: 'royal-gramma', name: 'royal gramma', count: 1 }],
  },
  start_on: '2026-12-01',
  additions: [{ care: {}, name: 'Señor “Blub”', count: 1 }],
};

describe('FIT-09 a link to a plan', () => {
  it('brings the plan back, whatever the letters', () => {
    expect(planOf(planHash(PLAN))).toEqual(PLAN);
    expect(planHash(PLAN)).toMatch(/^#plan=[\w-]+$/);
  });

  it('carries no person, whatever is handed to it', () => {
    const more = { ...PLAN, email: 'ana@reef.test', tank: { ...PLAN.tank, name: 'Ana’s tank' } };
    expect(planOf(planHash(more))).toEqual(PLAN);
    expect(planHash(more)).toBe(planHash(PLAN));
  });

  it.each([
    ['no plan', ''],
    ['another anchor', '#top'],
    ['letters that are none', '#plan=%%%'],
    ['a text that is no plan', `#plan=${btoa('{"tank":1}')}`],
    ['more than a page can make', `#plan=${'A'.repeat(40_001)}`],
  ])('reads nothing out of %s', (_what, hash) => {
    expect(planOf(hash)).toBeNull();
  });

  it('is known as one even if it was cut, so that the page can say so', () => {
    const cut = planHash(PLAN).slice(0, -20);
    expect(planOf(cut)).toBeNull();
    expect(isPlanHash(cut)).toBe(true);
    expect(isPlanHash('')).toBe(false);
    expect(isPlanHash('#top')).toBe(false);
  });
});
