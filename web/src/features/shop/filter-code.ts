/** Everything of the filters that comes late, in one chunk. */
export { chosenIn, narrow } from './filter-narrow.ts';
export { FilterPanel } from './filter-panel.tsx';
export { NothingLeft } from './filter-nothing.tsx';
export { unknownNote } from './filter-words.ts';
