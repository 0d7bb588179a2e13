import { describe, expect, it } from 'vitest';
import { type Found, groupHits, type ScoredHit } from './group-hits.ts';

function hit(kind: ScoredHit['kind'], title: string, score: number): ScoredHit {
  return { id: `${kind}:${title}`, kind, title, path: `/${title}`, summary: '', score };
}

const exactly = (...hits: ScoredHit[]): Found => ({ hits, isExact: true });

describe('groupHits', () => {
  it('NAV-06 puts the group with the best hit first, and the best hit first in it', () => {
    const groups = groupHits([
      exactly(hit('product', 'Fromia Star', 3)),
      exactly(hit('article', 'Salinity', 5), hit('article', 'Drip Acclimation', 40)),
    ]);
    expect(groups.map(({ title }) => title)).toEqual(['Guides', 'In the shop']);
    expect(groups[0]?.hits.map(({ title }) => title)).toEqual(['Drip Acclimation', 'Salinity']);
  });

  it('NAV-06 shows no empty group, and no group at full length', () => {
    const many = Array.from({ length: 40 }, (_, index) => hit('product', `p${index}`, index));
    const groups = groupHits([exactly(...many)]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.hits).toHaveLength(5);
    // The heading changes with each letter; the group is the same.
    expect(groups[0]).toMatchObject({ kind: 'product', title: 'In the shop: 5 of 40' });
  });

  it('NAV-06 says of what has only some of the words that it is similar', () => {
    const groups = groupHits([
      { hits: [hit('product', 'Purple Tang', 3)], isExact: false },
      exactly(hit('article', 'Tangs', 2)),
    ]);
    expect(groups.map(({ title }) => title)).toEqual(['In the shop, similar', 'Guides']);
  });
});
