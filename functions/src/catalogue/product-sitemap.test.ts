import { expect, it } from 'vitest';
import { sitemapOfProducts } from './product-sitemap.ts';

it('names each product’s page by its full address', () => {
  const xml = sitemapOfProducts('https://reef.example', ['ocellaris-clownfish', 'k3_X']);
  expect(xml).toContain('<loc>https://reef.example/product/ocellaris-clownfish</loc>');
  expect(xml).toContain('<loc>https://reef.example/product/k3_X</loc>');
  expect(xml.match(/<url>/g)).toHaveLength(2);
});

it('ATT-45 an id that is not ours is escaped', () => {
  const xml = sitemapOfProducts('https://reef.example', [`a&b'</loc><script>"/../x`]);
  expect(xml).toContain(
    '<loc>https://reef.example/product/a%26b&#39;%3C%2Floc%3E%3Cscript%3E%22%2F..%2Fx</loc>',
  );
  expect(xml).not.toContain('<script');
});

it('is still a sitemap if nothing is in stock', () => {
  expect(sitemapOfProducts('https://reef.example', [])).toMatch(/<urlset [^>]+>\n<\/urlset>\n$/);
});
