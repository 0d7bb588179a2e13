import { expect, it } from 'vitest';
import { found, indexOf } from './text-index.ts';

const entry = (id: string, title: string, words: string) => ({
  id,
  kind: 'product' as const,
  title,
  path: `/${id}`,
  summary: '',
  words,
});

const index = indexOf([
  entry('clown', 'Ocellaris Clownfish', 'Lives among the arms of an anemone.'),
  entry('guide', 'Anemones', 'A clownfish chooses its own host. Clownfish guard it.'),
  entry('tang', 'Yellow Tang', 'Grazes algae all day.'),
  entry('nunez', 'Núñez Goby', 'Small.'),
  entry('scott', 'Scott’s Fairy Wrasse', 'Yellow-tail, six-line.'),
]);

const ids = (query: string) => found(index, query).hits.map(({ id }) => id);

it.each(['clownfish', 'clown', 'clwn', 'clownfsh', 'CLOWN'])(
  'NAV-06 finds the clownfish first by %s',
  (query) => {
    expect(ids(query)[0]).toBe('clown');
  },
);

it('NAV-06 finds by all words before it finds by any', () => {
  expect(ids('yelow tang')).toEqual(['tang']);
  expect(found(index, 'yelow tang').isExact).toBe(true);
  expect(found(index, 'yellow clownfish').isExact).toBe(false);
  expect(ids('yellow clownfish')).toEqual(expect.arrayContaining(['tang', 'clown']));
});

it('NAV-06 finds names without their accents, and nothing by three wrong letters', () => {
  expect(ids('nunez')).toEqual(['nunez']);
  expect(ids('qqq')).toEqual([]);
});

it.each(["scott's", 'scott’s', 'scotts fairy wrasse', 'yellow-tail wrasse', 'six-line'])(
  'NAV-06 finds a name with signs in it by %s',
  (query) => {
    expect(ids(query)).toEqual(['scott']);
  },
);

it('NAV-06 puts what is sold out after what is found as well and is not', () => {
  const both = indexOf([
    { ...entry('gone', 'Royal Gramma', 'Purple and gold.'), isSoldOut: true },
    entry('there', 'Royal Gramma', 'Purple and gold.'),
  ]);
  expect(found(both, 'gramma').hits.map(({ id }) => id)).toEqual(['there', 'gone']);
});
