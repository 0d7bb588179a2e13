/** Where browsers find the catalogue's file: all of a small catalogue, a part of a large one. */
export const CATALOGUE_PATH = '/catalogue.json';

/** Where they find all of a large one. */
export const WHOLE_CATALOGUE_PATH = '/catalogue-whole.json';
