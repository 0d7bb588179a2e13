/**
 * Names that stored products may have, and those of the tables. Anemones: Titus and others, Zootaxa
 * 5506 (2024); chromis: Tang and others (2021); feather star: Summers and others (2014). What was
 * sold as *Lysmata wurdemanni* is *boggessi*: Baeza and others, PeerJ 5 (2017).
 */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Heteractis magnifica', 'Radianthus magnifica'],
  ['Heteractis crispa', 'Radianthus crispa'],
  ['Heteractis malu', 'Radianthus malu'],
  ['Macrodactyla doreensis', 'Radianthus doreensis'],
  ['Premnas biaculeatus', 'Amphiprion biaculeatus'],
  ['Lysmata wurdemanni', 'Lysmata boggessi'],
  ['Chromis cyanea', 'Azurina cyanea'],
  ['Chromis iomelas', 'Pycnochromis iomelas'],
  ['Oxycomanthus bennetti', 'Anneissia bennetti'],
]);

/** The name under which the tables have an animal, so that an old and a new one are the same species. */
export function currentName(scientificName: string | undefined): string | undefined {
  return RENAMED.get(scientificName ?? '') ?? scientificName;
}
