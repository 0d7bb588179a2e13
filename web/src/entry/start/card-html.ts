import type { ShelfCard } from '@reef/domain/catalogue/first-shelves';
import { formatCents, toCents } from '@reef/domain/shared/money';
import { pictureSources } from '#ui/product/product-image-sources.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const PLACE = 'aspect-4/3 w-full';

function pictureHtml(
  { image_url: src, image_widths, name }: ShelfCard,
  { isEager, sizes }: { isEager: boolean; sizes: string },
): string {
  if (src === null || src === '') {
    return `<div class="deep-water grid place-items-center p-2 text-center ${PLACE}"><span class="text-sm font-semibold text-mist">No Image Available</span></div>`;
  }
  const sets = Object.entries(pictureSources(src, image_widths) ?? {});
  const sources = sets.map(
    ([type, set]) =>
      `<source type="image/${type}" srcSet="${escaped(set ?? '')}" sizes="${sizes}"/>`,
  );
  const loading = isEager
    ? 'loading="eager" fetchPriority="high"'
    : 'loading="lazy" decoding="async"';
  return `<picture>${sources.join('')}<img src="${escaped(src)}" alt="${escaped(name)}" width="640" height="480" ${loading} class="deep-water object-cover ${PLACE}"/></picture>`;
}

function stockHtml(stock: number): string {
  const tone = stock <= 3 ? 'text-sun' : 'text-kelp';
  return stock > 0
    ? `<span class="stock-line figures ${tone}">In Stock: ${stock}</span>`
    : '<span class="stock-line figures text-haze">Out of Stock</span>';
}

/**
 * A product's card as `ui/product-card.tsx` draws it, without React: `card-html.test.tsx` holds
 * the two against each other.
 */
export function cardHtml(product: ShelfCard, picture: { isEager: boolean; sizes: string }): string {
  const { id, name, description, price, stock } = product;
  return [
    '<article class="product-card surface surface-live">',
    `<div class="product-card-picture${stock > 0 ? '' : ' is-sold-out'}">`,
    pictureHtml(product, picture),
    '</div><div class="product-card-text"><h3 class="product-card-name">',
    `<a class="product-card-link" href="/product/${escaped(id)}" data-discover="true">${escaped(name)}</a></h3>`,
    `<p class="product-card-description">${escaped(description)}</p><p class="product-card-foot">`,
    stockHtml(stock),
    `<span class="figures font-semibold text-foam text-lg">${formatCents(toCents(price))}</span>`,
    '</p></div></article>',
  ].join('');
}
