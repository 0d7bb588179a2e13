import type { Subjects } from '../shared/subject.ts';
import { foldedCorals } from './folded.ts';
import { massiveCorals } from './massive.ts';
import { crabs } from './crabs.ts';
import { echinoderms } from './echinoderms.ts';
import { sessile } from './sessile.ts';
import { hermits } from './hermit-crab.ts';
import { snails } from './snails.ts';
import { shrimps } from './shrimp-species.ts';
import { wysiwygPieces } from './wysiwyg.ts';
import { branchingCorals } from './small-polyp.ts';
import { softCorals } from './soft-corals.ts';
import { discCorals } from './soft-discs.ts';
import { tentacled } from './tentacled.ts';

/** Every coral, invertebrate and one-of-a-kind piece of the catalogue by product slug. */
export const subjects: Subjects = {
  ...tentacled,
  ...discCorals,
  ...branchingCorals,
  ...softCorals,
  ...massiveCorals,
  ...foldedCorals,
  ...shrimps,
  ...snails,
  ...hermits,
  ...crabs,
  ...echinoderms,
  ...sessile,
  ...wysiwygPieces,
};
