import { describe, expect, it } from 'vitest';
import { groupHits, type ScoredHit } from './group-hits.ts';

function hit(kind: ScoredHit['kind'], title: string, score: number): ScoredHit {
  return { id: `${kind}:${title}`, kind, title, path: `/${title}`, summary: '', score };
}

describe('groupHits', () => {
  it('NAV-06 puts the group with the best hit first, and the best hit first in it', () => {
    const groups = groupHits([
      hit('product', 'Fromia Star', 3),
      hit('article', 'Salinity', 5),
      hit('article', 'Drip Acclimation', 40),
    ]);
    expect(groups.map(({ title }) => title)).toEqual(['Guides', 'In the shop']);
    expect(groups[0]?.hits.map(({ title }) => title)).toEqual(['Drip Acclimation', 'Salinity']);
  });

  it('NAV-06 shows no empty group, and no group at full length', () => {
    const many = Array.from({ length: 40 }, (_, index) => hit('product', `p${index}`, index));
    const groups = groupHits(many);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.hits).toHaveLength(5);
  });
});
