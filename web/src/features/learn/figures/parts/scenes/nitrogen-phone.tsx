import type { ReactNode } from 'react';
import { Arrow } from '#features/learn/figures/parts/arrow.tsx';
import { Clownfish } from '#features/learn/figures/parts/animals/clownfish.tsx';
import { bare, care } from '#features/learn/figures/parts/figure-values.ts';
import { Bucket, Skimmer } from '#features/learn/figures/parts/gear/gear.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Bacteria, Molecule } from '#features/learn/figures/parts/gear/molecule.tsx';
import { Algae, DeepRock, Food } from './nitrogen-exits.tsx';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';
import { DeepWater, Pane } from '#features/learn/figures/parts/gear/water.tsx';
import { Heading, Words } from '#features/learn/figures/parts/words.tsx';

/** The size of a stage's words; its heading is larger. */
const SIZE = 14;

type StageProps = {
  x: number;
  y: number;
  name: string;
  formula: string;
  lines: readonly string[];
  color: string;
};

function Stage({ x, y, name, formula, lines, color }: StageProps): ReactNode {
  return (
    <g>
      <Heading x={x} y={y} size={SIZE + 5} lines={name} />
      <Words x={x} y={y + SIZE * 1.45} size={SIZE} weight={650} fill={color} lines={formula} />
      <Words x={x} y={y + SIZE * 2.85} size={SIZE} lines={lines} />
    </g>
  );
}

/** The phone layout, from top to bottom; 340 × 1010. */
export function NitrogenPhone(): ReactNode {
  return (
    <>
      <DeepWater width={340} height={1010} />
      <Clownfish x={92} y={76} length={112} isFacingRight rise={4} />
      <Food x={172} y={30} />
      <Heading x={210} y={60} size={19} lines={['Fish, food,', 'decay']} />
      <Words x={210} y={108} lines={['Waste enters', 'the water']} />
      <Arrow d="M86 124V168" color={ink.coral} isFlowing />
      <Molecule x={86} y={232} r={44} kind="NH3" />
      <Stage
        x={160}
        y={212}
        name="Ammonia"
        formula="NH₃ · deadly"
        lines={[`Target: ${care.ammonia}`]}
        color={ink.coral}
      />
      <Arrow d="M86 288V428" color={ink.coral} isFlowing />
      <Rock
        points={[
          [-10, 372],
          [30, 346],
          [70, 342],
          [112, 346],
          [150, 336],
          [158, 366],
          [130, 392],
          [60, 400],
          [-10, 404],
        ]}
        seed={3}
        detail={22}
      />
      <Bacteria x={86} y={358} color="#4fe0bd" />
      <Words
        x={172}
        y={346}
        fill={ink.kelp}
        weight={600}
        lines={['Bacteria on rock', 'and sand oxidize it']}
      />
      <Words x={172} y={384} fill={ink.haze} lines="They need oxygen" />
      <Molecule x={86} y={482} r={44} kind="NO2" />
      <Stage
        x={160}
        y={462}
        name="Nitrite"
        formula="NO₂ · unfinished"
        lines={[`Target: ${care.nitrite}`]}
        color={ink.sun}
      />
      <Arrow d="M86 538V678" color={ink.sun} isFlowing />
      <Rock
        points={[
          [-10, 622],
          [24, 598],
          [66, 592],
          [108, 594],
          [148, 584],
          [160, 612],
          [136, 644],
          [60, 650],
          [-10, 656],
        ]}
        seed={6}
        detail={22}
      />
      <Bacteria x={86} y={608} color="#6be9f5" />
      <Words
        x={172}
        y={596}
        fill={ink.lumen}
        weight={600}
        lines={['A second group,', 'chiefly Nitrospira']}
      />
      <Words x={172} y={634} fill={ink.haze} lines="It always lags behind" />
      <Molecule x={86} y={732} r={44} kind="NO3" />
      <Stage
        x={160}
        y={712}
        name="Nitrate"
        formula="NO₃ · mild"
        lines={[`Reef: ${care.nitrate}`]}
        color={ink.violet}
      />
      <Words
        x={170}
        y={818}
        anchor="middle"
        weight={650}
        fill={ink.foam}
        size={15}
        lines="Three ways out, and one before the start"
      />
      <Pane x={12} y={834} width={74} height={162} />
      <Bucket x={49} y={916} scale={0.64} level={0.7} />
      <Words
        x={49}
        y={944}
        size={13.5}
        anchor="middle"
        lines={['Water', 'changes', bare(care['water-change'])]}
      />
      <Pane x={93} y={834} width={74} height={162} />
      <Algae x={130} y={914} />
      <Words x={130} y={944} size={13.5} anchor="middle" lines={['Algae', 'that you', 'harvest']} />
      <Pane x={174} y={834} width={74} height={162} />
      <g transform="translate(211 916) scale(0.84)">
        <DeepRock x={0} y={0} />
      </g>
      <Words
        x={211}
        y={944}
        size={13.5}
        anchor="middle"
        lines={['N₂ gas', 'from deep', 'in rock']}
      />
      <Pane x={255} y={834} width={74} height={162} tint={ink.kelp} />
      <Skimmer x={290} y={918} scale={0.7} />
      <Words
        x={292}
        y={944}
        size={13.5}
        anchor="middle"
        fill={ink.kelp}
        lines={['Skimmer:', 'waste out', 'at once']}
      />
    </>
  );
}
