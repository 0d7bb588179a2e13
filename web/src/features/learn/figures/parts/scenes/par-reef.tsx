import type { ReactNode } from 'react';
import {
  Acropora,
  Leather,
  Mushrooms,
  Torch,
  Zoanthids,
} from '#features/learn/figures/parts/animals/corals.tsx';
import { DwarfAngel } from '#features/learn/figures/parts/animals/dwarf-angel.tsx';
import { Firefish } from '#features/learn/figures/parts/animals/firefish.tsx';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';

const GREEN = { color: '#2fae8a', tip: '#c8ffe0' };
const GOLD = { color: '#b07a3a', tip: '#ffe68a' };
const BIRDSNEST = { color: '#8a63c9', tip: '#e9d4ff' };
const PINK = { color: '#e0508a', tip: '#ffd0e4' };

/** The reef of the phone layout: a pillar with ledges, 190 wide, from y = 210 to y = 690. */
export function TallReef(): ReactNode {
  return (
    <g>
      <Rock
        points={[
          [150, 700],
          [152, 640],
          [178, 604],
          [176, 556],
          [150, 500],
          [158, 458],
          [204, 436],
          [212, 372],
          [202, 312],
          [226, 276],
          [274, 270],
          [312, 300],
          [314, 372],
          [336, 432],
          [352, 476],
          [352, 700],
        ]}
        seed={7}
        detail={64}
      />
      <Acropora x={236} y={284} size={76} />
      <Acropora x={294} y={300} size={56} {...PINK} />
      <Acropora x={186} y={452} size={50} {...PINK} />
      <Acropora x={246} y={424} size={42} {...BIRDSNEST} />
      <Acropora x={306} y={448} size={46} {...BIRDSNEST} />
      <Torch x={196} y={604} size={58} {...GREEN} />
      <Torch x={262} y={566} size={50} {...GOLD} />
      <Torch x={314} y={584} size={54} />
      <Leather x={196} y={676} size={46} />
      <Zoanthids x={272} y={652} size={74} />
      <DwarfAngel x={180} y={350} length={38} isFacingRight />
    </g>
  );
}

/** The reef of the wide layout: a mountain, from y = 180 to y = 500. */
export function BroadReef(): ReactNode {
  return (
    <g>
      <Rock
        points={[
          [250, 512],
          [262, 462],
          [300, 424],
          [330, 416],
          [344, 372],
          [350, 336],
          [392, 312],
          [408, 250],
          [446, 218],
          [512, 214],
          [556, 236],
          [572, 296],
          [612, 328],
          [636, 380],
          [676, 430],
          [704, 512],
        ]}
        seed={7}
        detail={84}
      />
      <Acropora x={452} y={230} size={82} />
      <Acropora x={524} y={228} size={70} {...PINK} />
      <Acropora x={372} y={334} size={54} {...PINK} />
      <Acropora x={470} y={336} size={44} {...BIRDSNEST} />
      <Acropora x={598} y={336} size={52} {...BIRDSNEST} />
      <Torch x={318} y={430} size={62} {...GREEN} />
      <Torch x={398} y={424} size={50} {...GOLD} />
      <Torch x={478} y={432} size={60} />
      <Leather x={428} y={486} size={46} />
      <Zoanthids x={562} y={452} size={86} />
      <Mushrooms x={652} y={440} size={54} />
      <DwarfAngel x={354} y={200} length={46} isFacingRight />
      <Firefish x={640} y={244} length={44} />
    </g>
  );
}
