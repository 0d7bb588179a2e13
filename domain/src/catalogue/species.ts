/** Words that tell no species from another: `Torch coral` is sold as `Green Torch Coral` and as `Gold Torch`. */
const GENERAL = new Set(['coral', 'species', 'named', 'single', 'head', 'morph', 'collector']);

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .split(/[^a-z]+/)
    .map((word) => word.replace(/([^s])s$/, '$1'))
    .filter((word) => word !== '' && !GENERAL.has(word));
}

/**
 * Whether a product's name is of a species as our pages write it: all its telling words stand in the
 * name, in either number. `Favia and Favites` names two.
 */
export function isOfSpecies(productName: string, species: string): boolean {
  const sold = new Set(wordsOf(productName));
  return species.split(/ and /).some((one) => {
    const wanted = wordsOf(one);
    return wanted.length > 0 && wanted.every((word) => sold.has(word));
  });
}
