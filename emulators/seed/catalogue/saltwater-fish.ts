import type { CatalogueEntry } from './entry.ts';
import { clownfishAndTangs } from './saltwater-fish/clownfish-and-tangs.ts';
import { gobiesAndHunters } from './saltwater-fish/gobies-and-hunters.ts';
import { smallReefFish } from './saltwater-fish/small-reef-fish.ts';
import { wrassesAndAngelfish } from './saltwater-fish/wrasses-and-angelfish.ts';

/** The demo shop's fish, one species each; `art/fish` draws their pictures. */
export const saltwaterFish: CatalogueEntry[] = [
  ...clownfishAndTangs,
  ...smallReefFish,
  ...wrassesAndAngelfish,
  ...gobiesAndHunters,
];
