import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyShelf } from './empty-shelf.tsx';

const idle = () => {};

it.each([
  ['All', 'No products found. Create your first listing above.', ['Add a listing']],
  [
    'Live Coral',
    'No products found in Live Coral category.',
    ['Add a listing', 'Show all listings'],
  ],
] as const)('CPM-03 the empty shelf %s says so and offers a next step', (shelf, words, steps) => {
  const html = renderToStaticMarkup(<EmptyShelf shelf={shelf} onShelf={idle} onAdd={idle} />);
  expect(html).toContain(words);
  const found = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);
  expect(found).toEqual(steps);
});
