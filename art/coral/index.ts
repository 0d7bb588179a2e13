import type { Subjects } from '../shared/subject.ts';
import { foldedCorals } from './folded.ts';
import { massiveCorals } from './massive.ts';
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
};
