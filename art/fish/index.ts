import type { Moods, Subjects } from '../shared/subject.ts';
import { drawBanggai, drawPajama } from './species/cardinalfish.ts';
import { drawAzureDamsel, drawBlueGreenChromis } from './species/chromis-and-damsel.ts';
import { drawFirefish } from './species/firefish-goby.ts';
import { drawFoxface } from './species/foxface-rabbitfish.ts';
import { drawLyretailAnthias } from './species/lyretail-anthias.ts';
import { drawOcellaris } from './species/ocellaris-clownfish.ts';
import { drawOrchidDottyback } from './species/orchid-dottyback.ts';
import { drawPowderBlueTang } from './species/powder-blue-tang.ts';
import { drawRegalBlueTang } from './species/regal-blue-tang.ts';
import { drawRoyalGramma } from './species/royal-gramma.ts';
import { drawPurpleTang, drawYellowTang } from './species/sailfin-tang.ts';
import { drawFairyWrasse, drawMelanurus, drawSixLine } from './species/wrasses.ts';

/** Every fish of the catalogue by product slug. */
export const subjects: Subjects = {
  'ocellaris-clownfish': drawOcellaris,
  'regal-blue-tang': drawRegalBlueTang,
  'yellow-tang': drawYellowTang,
  'purple-tang': drawPurpleTang,
  'powder-blue-tang': drawPowderBlueTang,
  'foxface-rabbitfish': drawFoxface,
  'royal-gramma': drawRoyalGramma,
  'firefish-goby': drawFirefish,
  'blue-green-chromis': drawBlueGreenChromis,
  'azure-damselfish': drawAzureDamsel,
  'banggai-cardinalfish': drawBanggai,
  'pajama-cardinalfish': drawPajama,
  'six-line-wrasse': drawSixLine,
  'melanurus-wrasse': drawMelanurus,
  'scotts-fairy-wrasse': drawFairyWrasse,
  'lyretail-anthias': drawLyretailAnthias,
  'orchid-dottyback': drawOrchidDottyback,
};

/** The water behind some of them. */
export const moods: Moods = {
  'yellow-tang': 'drop',
  'purple-tang': 'lagoon',
  'powder-blue-tang': 'night',
};
