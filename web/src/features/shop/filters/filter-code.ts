/** Everything of the filters that loads late, in one chunk. */
export { narrow } from './filter-narrow.ts';
export { ChosenCount } from './chosen-count.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { NothingLeft } from './filter-nothing.tsx';
