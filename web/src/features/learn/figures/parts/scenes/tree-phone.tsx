import type { ReactNode } from 'react';
import { TestVial } from '#features/learn/figures/parts/gear/gear.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Porthole } from '#features/learn/figures/parts/gear/porthole.tsx';
import { PICTURES } from './symptom-pictures.tsx';
import { BRANCHES, type Branch, type Outcome } from './tree-branches.ts';
import { TONES } from './tree-wide.tsx';
import { DeepWater, Pane } from '#features/learn/figures/parts/gear/water.tsx';
import { Heading, Words } from '#features/learn/figures/parts/words.tsx';
import { wrap } from '#features/learn/figures/parts/wrap.ts';

const TOP = 56;
const HEAD = 96;
const LEAF = 108;
const ROW = HEAD + LEAF * 2 + 12;

/** The size of the phone tree. */
export const PHONE = { width: 340, height: TOP + ROW * BRANCHES.length + 6 } as const;

function Leaf({ outcome, y, tone }: { outcome: Outcome; y: number; tone: string }): ReactNode {
  const { result, cause, fix } = outcome;
  return (
    <g>
      <Pane x={58} y={y} width={270} height={LEAF - 10} r={10} />
      <Words x={70} y={y + 22} size={14.5} weight={650} fill={tone} lines={result} />
      <Words x={70} y={y + 42} size={14} lines={cause} />
      <path d={`M71 ${y + 59}h10m-4-4 4 4-4 4`} stroke={ink.kelp} strokeWidth="2" fill="none" />
      <Words x={89} y={y + 64} size={14} fill={ink.foam} lines={wrap(fix, 34)} />
    </g>
  );
}

const elbow = (at: number): string => `M38 ${at}Q38 ${at + 10} 48 ${at + 10}H58`;

function Row({ branch, tone, y }: { branch: Branch; tone: string; y: number }): ReactNode {
  const Picture = PICTURES[branch.picture];
  const leaves = y + HEAD;
  return (
    <g>
      <path
        d={`M38 ${y + 82}V${leaves + LEAF + 20}${elbow(leaves + 20)}${elbow(leaves + LEAF + 20)}`}
        fill="none"
        stroke={tone}
        strokeWidth="2"
        opacity="0.75"
      />
      <Porthole x={50} y={y + 40} r={38} rim={tone}>
        <Picture />
      </Porthole>
      <Heading x={106} y={y + 32} size={19} lines={branch.symptom} />
      <TestVial x={114} y={y + 60} scale={0.46} color={ink.lumen} />
      <Words x={130} y={y + 64} size={14} fill={ink.lumen} lines={branch.test} />
      <Leaf outcome={branch.outcomes[0]} y={leaves} tone={tone} />
      <Leaf outcome={branch.outcomes[1]} y={leaves + LEAF} tone={tone} />
    </g>
  );
}

/** The tree from top to bottom: symptom, test, then each result with its cause and its fix. */
export function PhoneTree(): ReactNode {
  return (
    <>
      <DeepWater {...PHONE} />
      <Heading x={16} y={34} size={17} lines="Test first, then change one thing" />
      {BRANCHES.map((branch, i) => (
        <Row key={branch.symptom} branch={branch} tone={TONES[i] ?? ink.kelp} y={TOP + i * ROW} />
      ))}
    </>
  );
}
