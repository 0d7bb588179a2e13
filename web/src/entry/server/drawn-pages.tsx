/*
 * The pages that functions draw, with React's own components: built to stand alone, beside the empty
 * page of the same build (vite/drawn-pages.ts).
 */
export { renderProductPage } from './render-product.tsx';
export { drawnSearch, renderShopPage } from './render-shop.tsx';
