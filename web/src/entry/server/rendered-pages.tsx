/*
 * The pages that functions draw, with React's own components: built to stand alone, beside the empty
 * page of the same build (vite/rendered-pages.ts).
 */
export { renderProductPage } from './render-product.tsx';
export { canonicalSearch, renderShopPage } from './render-shop.tsx';
