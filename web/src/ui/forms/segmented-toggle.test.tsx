import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SegmentedToggle } from './segmented-toggle.tsx';

const OPTIONS = [
  { value: 'in', label: 'In Stock' },
  { value: 'out', label: 'Out of Stock' },
] as const;

it('the chosen segment says so to styles without :has, and no other does', () => {
  const html = renderToStaticMarkup(
    <SegmentedToggle label="Stock" value="out" options={OPTIONS} onChange={() => {}} />,
  );
  expect(html.match(/data-on/g)).toHaveLength(1);
  expect(html).toMatch(/data-on="true"><input[^>]*checked=""[^>]*\/>Out of Stock</);
});
