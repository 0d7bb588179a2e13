import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyListings } from './empty-listings.tsx';

const idle = () => {};

it.each([
  ['All', 'No products found. Create your first listing above.', ['Add a listing']],
  [
    'Live Coral',
    'No products found in Live Coral category.',
    ['Add a listing', 'Show all listings'],
  ],
] as const)(
  'CPM-03 the filter %s without listings says so and offers a next step',
  (filter, words, steps) => {
    const html = renderToStaticMarkup(
      <EmptyListings filter={filter} onFilter={idle} onAdd={idle} />,
    );
    expect(html).toContain(words);
    const found = [...html.matchAll(/<button[^>]*><span>(.*?)<\/span>/g)].map(([, label]) => label);
    expect(found).toEqual(steps);
  },
);
