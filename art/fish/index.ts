import type { Moods, Subjects } from '../shared/subject.ts';
import { drawBanggai } from './species/banggai-cardinalfish.ts';
import { drawPajama } from './species/pajama-cardinalfish.ts';
import { drawAzureDamsel } from './species/azure-damselfish.ts';
import { drawBlueGreenChromis } from './species/blue-green-chromis.ts';
import { drawCopperband } from './species/copperband-butterflyfish.ts';
import { drawBlackStorm, drawPicassoPair, drawSnowflake } from './species/designer-clownfish.ts';
import { drawEmperorAngel } from './species/emperor-angelfish.ts';
import { drawFirefish } from './species/firefish-goby.ts';
import { drawFoxface } from './species/foxface-rabbitfish.ts';
import { drawFlameHawkfish } from './species/flame-hawkfish.ts';
import { drawLongnoseHawkfish } from './species/longnose-hawkfish.ts';
import { drawSeahorse } from './species/lined-seahorse.ts';
import { drawLyretailAnthias } from './species/lyretail-anthias.ts';
import { drawMandarin } from './species/mandarin-dragonet.ts';
import { drawBlackOcellaris, drawOcellaris } from './species/ocellaris-clownfish.ts';
import { drawOrchidDottyback } from './species/orchid-dottyback.ts';
import { drawPicassoTrigger } from './species/picasso-triggerfish.ts';
import { drawPowderBlueTang } from './species/powder-blue-tang.ts';
import { drawCoralBeauty, drawFlameAngel } from './species/pygmy-angelfish.ts';
import { drawRegalBlueTang } from './species/regal-blue-tang.ts';
import { drawRoyalGramma } from './species/royal-gramma.ts';
import { drawKoiTang, drawPurpleTang, drawYellowTang } from './species/sailfin-tang.ts';
import { drawDiamondGoby } from './species/diamond-goby.ts';
import { drawYellowWatchman } from './species/watchman-goby.ts';
import { drawTailspotBlenny } from './species/tailspot-blenny.ts';
import { drawValentini } from './species/valentini-puffer.ts';
import { drawLionfish } from './species/volitans-lionfish.ts';
import { drawFairyWrasse } from './species/scotts-fairy-wrasse.ts';
import { drawMelanurus } from './species/melanurus-wrasse.ts';
import { drawSixLine } from './species/six-line-wrasse.ts';

/** Every fish of the catalogue by product slug. */
export const subjects: Subjects = {
  'ocellaris-clownfish': drawOcellaris,
  'black-ocellaris-clownfish': drawBlackOcellaris,
  'regal-blue-tang': drawRegalBlueTang,
  'yellow-tang': drawYellowTang,
  'purple-tang': drawPurpleTang,
  'powder-blue-tang': drawPowderBlueTang,
  'foxface-rabbitfish': drawFoxface,
  'royal-gramma': drawRoyalGramma,
  'orchid-dottyback': drawOrchidDottyback,
  'firefish-goby': drawFirefish,
  'mandarin-dragonet': drawMandarin,
  'blue-green-chromis': drawBlueGreenChromis,
  'azure-damselfish': drawAzureDamsel,
  'banggai-cardinalfish': drawBanggai,
  'pajama-cardinalfish': drawPajama,
  'six-line-wrasse': drawSixLine,
  'melanurus-wrasse': drawMelanurus,
  'scotts-fairy-wrasse': drawFairyWrasse,
  'lyretail-anthias': drawLyretailAnthias,
  'flame-angelfish': drawFlameAngel,
  'coral-beauty-angelfish': drawCoralBeauty,
  'emperor-angelfish': drawEmperorAngel,
  'copperband-butterflyfish': drawCopperband,
  'tailspot-blenny': drawTailspotBlenny,
  'yellow-watchman-goby': drawYellowWatchman,
  'diamond-goby': drawDiamondGoby,
  'flame-hawkfish': drawFlameHawkfish,
  'longnose-hawkfish': drawLongnoseHawkfish,
  'valentini-puffer': drawValentini,
  'picasso-triggerfish': drawPicassoTrigger,
  'lined-seahorse': drawSeahorse,
  'volitans-lionfish': drawLionfish,
  'wysiwyg-picasso-clownfish-pair': drawPicassoPair,
  'wysiwyg-black-storm-clownfish': drawBlackStorm,
  'wysiwyg-snowflake-clownfish': drawSnowflake,
  'wysiwyg-koi-scopas-tang': drawKoiTang,
};

/** The water behind some of them. */
export const moods: Moods = {
  'yellow-tang': 'drop',
  'purple-tang': 'lagoon',
  'powder-blue-tang': 'night',
};
