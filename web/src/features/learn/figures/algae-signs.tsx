import type { ReactNode } from 'react';
import { SignsFigure, type Sign } from './parts/sign-grid.tsx';
import {
  Bryopsis,
  BubbleAlgae,
  Cyano,
  Diatoms,
  Dinoflagellates,
  HairAlgae,
} from './parts/scenes/algae.tsx';

const SIGNS: readonly Sign[] = [
  { name: 'Diatoms', lines: ['Brown dust, first', 'weeks; it wipes off'], Picture: Diatoms },
  { name: 'Hair algae', lines: ['Months 2 to 6,', 'long soft threads'], Picture: HairAlgae },
  { name: 'Cyanobacteria', lines: ['A red sheet that', 'peels, with bubbles'], Picture: Cyano },
  {
    name: 'Dinoflagellates',
    lines: ['Brown strings with', 'a bubble at the tip'],
    Picture: Dinoflagellates,
  },
  { name: 'Bryopsis', lines: ['Came on a plug,', 'stiff dark feathers'], Picture: Bryopsis },
  { name: 'Bubble algae', lines: ['Came on a plug,', 'shiny marbles'], Picture: BubbleAlgae },
];

const DESCRIPTION =
  'Six growths on a stone. Diatoms, in the first weeks: brown dust over everything, with a clean stripe where a finger has passed. Hair algae, in months two to six: long, soft, green threads that lean with the current. Cyanobacteria: a dark red sheet that lifts at one corner, with bubbles caught under it. Dinoflagellates: brown slime drawn out into strings, each with a bubble of gas at its tip. Bryopsis, which comes on a plug: stiff, dark green tufts, each like a feather. Bubble algae, which come on a plug: shiny green balls in a cluster.';

/** The algae that the key tells apart, those of a young tank first. */
export default function AlgaeSigns(): ReactNode {
  return (
    <SignsFigure
      title="Six growths by what you see"
      description={DESCRIPTION}
      caption="Diatoms and dinoflagellates can look alike. The shake test in the key tells them apart."
      signs={SIGNS}
    />
  );
}
