/*
 * The pages that functions render with React: built separately, next to the empty page of the same
 * build (web/vite/pages/rendered-pages.ts).
 */
export { renderProductPage } from './render-product.tsx';
export { canonicalSearch, renderShopPage } from './render-shop.tsx';
