/** Where browsers find the catalogue's file. */
export const CATALOGUE_PATH = '/catalogue.json';
