import type { ReactNode } from 'react';
import { SignsFigure, type Sign } from './parts/sign-grid.tsx';
import {
  Bleached,
  BrownJelly,
  Necrosis,
  PolypsIn,
  PolypsOut,
  SweeperBurn,
} from './parts/scenes/coral-states.tsx';

const SIGNS: readonly Sign[] = [
  { name: 'Polyps out', lines: ['Furry on all', 'sides: well'], Picture: PolypsOut },
  { name: 'Polyps in', lines: ['Smooth by day:', 'test, look closer'], Picture: PolypsIn },
  { name: 'Bleached', lines: ['White, but tissue', 'and polyps remain'], Picture: Bleached },
  { name: 'Necrosis', lines: ['Tissue peels off,', 'bare skeleton'], Picture: Necrosis },
  { name: 'Brown jelly', lines: ['A brown mass that', 'spreads in hours'], Picture: BrownJelly },
  { name: 'Sweeper burn', lines: ['One side only,', 'beside a neighbor'], Picture: SweeperBurn },
];

const DESCRIPTION =
  'Six states of a coral. Polyps out: a blue branching coral with a small star of tentacles at every cup. Polyps in: the same coral, smooth and duller, with only dark cups to see. Bleached: the same coral white all over, its tissue and tentacles still there. Necrosis: bare, dead skeleton from the base upward, brown tissue left on the tips alone and hanging off in strips at a ragged edge. Brown jelly: a hammer coral with green tentacles on one side and a brown, slimy mass over the heads of the other. Sweeper burn: a green brain coral that is white and bare on the one side where the long thin tentacles of a neighbor touch it.';

/** How a healthy coral looks, and unhealthy ones. */
export default function CoralHealth(): ReactNode {
  return (
    <SignsFigure
      title="Six states of a coral"
      description={DESCRIPTION}
      caption="Bleached is alive and may recover. Bare skeleton is not: cut above the edge and keep the healthy part."
      signs={SIGNS}
    />
  );
}
