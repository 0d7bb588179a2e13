/** Words that distinguish no species: `Torch coral` is sold as `Gold Torch` too. */
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
 * Whether a product's name is of a species as our pages write it: all distinguishing words are in
 * the name, in singular or plural. `Favia and Favites` names two.
 */
export function isOfSpecies(productName: string, species: string): boolean {
  const sold = new Set(wordsOf(productName));
  return species.split(/ and /).some((one) => {
    const wanted = wordsOf(one);
    return wanted.length > 0 && wanted.every((word) => sold.has(word));
  });
}
