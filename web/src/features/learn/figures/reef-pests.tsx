import type { ReactNode } from 'react';
import { SignsFigure, type Sign } from './parts/sign-grid.tsx';
import {
  AcroporaFlatworm,
  Aptasia,
  Majano,
  Nudibranch,
  RedBugs,
  RedFlatworms,
} from './parts/scenes/pests.tsx';

const SIGNS: readonly Sign[] = [
  { name: 'Aptasia', lines: ['Slender stalk,', 'pointed tentacles'], Picture: Aptasia },
  { name: 'Majano', lines: ['Short, with', 'swollen tips'], Picture: Majano },
  { name: 'Red flatworms', lines: ['Rust red, two', 'short tails'], Picture: RedFlatworms },
  { name: 'AEFW', lines: ['Round pale bites', 'from the base up'], Picture: AcroporaFlatworm },
  { name: 'Nudibranch', lines: ['White, tufts along', 'the back'], Picture: Nudibranch },
  { name: 'Red bugs', lines: ['Yellow specks,', 'a red dot in each'], Picture: RedBugs },
];

const DESCRIPTION =
  'Six pests of a reef tank, each much enlarged. Aptasia: a slender brown stalk with a small disk and many thin, pointed tentacles. Majano: a short green anemone whose tentacles end in swollen tips. Red flatworms: rust-red, flat worms with two short tails on a bright rock. Acropora-eating flatworm: a branching coral with round, pale bites from the base upward, an oval worm colored like the branch, and golden-brown eggs on bare skeleton. Nudibranch: a white slug with rows of soft tufts along its back on a plating coral. Red bugs: a dull coral without polyps, covered with yellow specks that each have a red dot.';

/** The pests that the guides tell apart. */
export default function ReefPests(): ReactNode {
  return (
    <SignsFigure
      title="Six pests by what you see"
      description={DESCRIPTION}
      caption="Much enlarged. Flatworms, nudibranchs and red bugs need a magnifying glass, and a flashlight after dark."
      signs={SIGNS}
    />
  );
}
