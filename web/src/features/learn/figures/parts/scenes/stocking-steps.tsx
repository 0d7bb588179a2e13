import type { ReactNode } from 'react';
import { Clownfish } from '#features/learn/figures/parts/animals/clownfish.tsx';
import {
  Acropora,
  Anemone,
  Leather,
  Mushrooms,
  Torch,
  Zoanthids,
} from '#features/learn/figures/parts/animals/corals.tsx';
import { DwarfAngel } from '#features/learn/figures/parts/animals/dwarf-angel.tsx';
import { care } from '#features/learn/figures/parts/figure-values.ts';
import { Firefish } from '#features/learn/figures/parts/animals/firefish.tsx';
import {
  CleanerShrimp,
  Hermit,
  Snail,
} from '#features/learn/figures/parts/animals/invertebrates.tsx';
import { Mandarin } from '#features/learn/figures/parts/animals/mandarin.tsx';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';
import { RoyalGramma } from '#features/learn/figures/parts/animals/royal-gramma.tsx';
import { YellowTang } from '#features/learn/figures/parts/animals/tang.tsx';
import { FlasherWrasse } from '#features/learn/figures/parts/animals/wrasse.tsx';

type Step = { when: string; lines: readonly string[]; Drawing: () => ReactNode };

const LEDGE = [
  [-52, 52],
  [-50, 26],
  [-30, 16],
  [-8, 22],
  [6, 40],
  [8, 54],
] as const;
const MOUND = [
  [-40, 52],
  [-34, 30],
  [-10, 20],
  [20, 22],
  [38, 34],
  [44, 52],
] as const;

const Crew = (): ReactNode => (
  <g>
    <Rock points={LEDGE} seed={3} detail={12} />
    <Snail x={-20} y={22} size={40} />
    <Hermit x={24} y={38} size={34} />
  </g>
);

const Shy = (): ReactNode => (
  <g>
    <Rock points={LEDGE} seed={5} detail={12} />
    <Firefish x={4} y={4} length={58} />
  </g>
);

const Cave = (): ReactNode => (
  <g>
    <Rock points={LEDGE} seed={8} detail={12} />
    <RoyalGramma x={6} y={-12} length={54} />
    <CleanerShrimp x={-4} y={28} size={34} />
  </g>
);

const Soft = (): ReactNode => (
  <g>
    <Rock points={MOUND} seed={4} detail={12} />
    <Leather x={-12} y={28} size={54} />
    <Mushrooms x={20} y={34} size={40} />
  </g>
);

const Pair = (): ReactNode => (
  <g>
    <Clownfish x={-2} y={-12} length={52} isFacingRight />
    <Clownfish x={4} y={22} length={40} />
  </g>
);

const Large = (): ReactNode => (
  <g>
    <Rock points={MOUND} seed={6} detail={12} />
    <Torch x={0} y={30} size={54} />
    <FlasherWrasse x={2} y={-22} length={46} />
  </g>
);

const Grazers = (): ReactNode => (
  <g>
    <Rock points={MOUND} seed={9} detail={12} />
    <Anemone x={2} y={30} size={72} />
    <Snail x={-32} y={40} size={24} />
  </g>
);

const Bold = (): ReactNode => (
  <g>
    <Rock points={LEDGE} seed={11} detail={12} />
    <Zoanthids x={-22} y={22} size={40} />
    <DwarfAngel x={4} y={-4} length={56} />
  </g>
);

const Tang = (): ReactNode => (
  <g>
    <Rock points={MOUND} seed={13} detail={12} />
    <Acropora x={16} y={28} size={48} />
    <YellowTang x={-4} y={-8} length={56} />
  </g>
);

const Specialist = (): ReactNode => (
  <g>
    <Rock points={MOUND} seed={15} detail={12} />
    <Mandarin x={-2} y={8} length={58} />
  </g>
);

/** What to add when, as in the article on stocking order; lines fit 200 units at 15. */
export const STOCKING: readonly Step[] = [
  { when: 'Week 1', lines: ['Snails, hermits:', 'the clean-up crew'], Drawing: Crew },
  { when: 'Weeks 2–3', lines: ['First, shy fish', 'such as a firefish'], Drawing: Shy },
  { when: 'Weeks 4–6', lines: ['Cleaner shrimp,', 'blenny or gramma'], Drawing: Cave },
  { when: 'Month 2', lines: ['First', 'soft corals'], Drawing: Soft },
  { when: 'Months 2–3', lines: ['A pair of', 'clownfish'], Drawing: Pair },
  { when: 'Months 3–4', lines: ['First LPS corals,', 'a small wrasse'], Drawing: Large },
  {
    when: 'Months 5–6',
    lines: ['More grazers,', 'an anemone'],
    Drawing: Grazers,
  },
  { when: 'Months 6–9', lines: ['Dwarf angelfish,', 'damsel'], Drawing: Bold },
  { when: 'Months 9–12', lines: ['A tang in a large', 'tank; first SPS'], Drawing: Tang },
  {
    when: `After ${care['mandarin-age']}`,
    lines: ['Mandarin,', 'specialists'],
    Drawing: Specialist,
  },
];
