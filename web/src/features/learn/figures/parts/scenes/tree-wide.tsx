import type { ReactNode } from 'react';
import { TestVial } from '#features/learn/figures/parts/gear/gear.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Porthole } from '#features/learn/figures/parts/gear/porthole.tsx';
import { PICTURES } from './symptom-pictures.tsx';
import { BRANCHES, type Branch, type Outcome } from './tree-branches.ts';
import { DeepWater, Pane } from '#features/learn/figures/parts/gear/water.tsx';
import { Heading, Words } from '#features/learn/figures/parts/words.tsx';
import { wrap } from '#features/learn/figures/parts/wrap.ts';

/** The color of each branch, from urgent to patient. */
export const TONES = [ink.alarm, ink.alarm, ink.sun, ink.sun, ink.kelp] as const;

const ROW = 172;
const TOP = 62;
const LINE = 20.8;

/** The size of the wide tree. */
export const WIDE = { width: 720, height: TOP + ROW * BRANCHES.length + 12 } as const;

function Leaf({ outcome, y, tone }: { outcome: Outcome; y: number; tone: string }): ReactNode {
  const { result, cause, fix } = outcome;
  return (
    <g>
      <circle cx="300" cy={y + 34} r="4.5" fill={tone} />
      <Pane x={308} y={y} width={404} height={76} r={10} />
      <path d={`M514 ${y + 38}h9m-4-4 4 4-4 4`} stroke={ink.kelp} strokeWidth="2" fill="none" />
      <Words x={320} y={y + 22} size={16} weight={650} fill={tone} lines={result} />
      <Words x={320} y={y + 22 + LINE} size={16} lines={wrap(cause, 25)} />
      <Words x={532} y={y + 22} size={16} fill={ink.foam} lines={wrap(fix, 23)} />
    </g>
  );
}

function Row({ branch, tone, y }: { branch: Branch; tone: string; y: number }): ReactNode {
  const Picture = PICTURES[branch.picture];
  const middle = y + 80;
  const fork = (to: number): string => `M276 ${middle}C290 ${middle} 284 ${to} 300 ${to}`;
  const lead = `M112 ${middle - 28}C136 ${middle - 28} 136 ${middle} 158 ${middle}`;
  return (
    <g>
      <path
        d={`${lead}${fork(y + 34)}${fork(y + 118)}`}
        fill="none"
        stroke={tone}
        strokeWidth="2"
        opacity="0.7"
      />
      <Porthole x={72} y={middle - 28} r={42} rim={tone}>
        <Picture />
      </Porthole>
      <Heading x={72} y={middle + 42} size={17} anchor="middle" lines={wrap(branch.symptom, 13)} />
      <Pane x={158} y={middle - 62} width={118} height={124} tint={ink.lumen} />
      <TestVial x={217} y={middle - 32} scale={0.56} color={ink.lumen} />
      <Words x={217} y={middle + 8} size={16} anchor="middle" lines={wrap(branch.test, 14)} />
      <Leaf outcome={branch.outcomes[0]} y={y} tone={tone} />
      <Leaf outcome={branch.outcomes[1]} y={y + 84} tone={tone} />
    </g>
  );
}

/** The tree in columns: symptom, test, result with its cause, fix. */
export function WideTree(): ReactNode {
  return (
    <>
      <DeepWater {...WIDE} />
      <g>
        <Words
          x={72}
          y={40}
          size={16}
          weight={650}
          anchor="middle"
          fill={ink.mist}
          lines="You see"
        />
        <Words
          x={217}
          y={40}
          size={16}
          weight={650}
          anchor="middle"
          fill={ink.mist}
          lines="Test or look"
        />
        <Words x={320} y={40} size={16} weight={650} fill={ink.mist} lines="Result and cause" />
        <Words x={532} y={40} size={16} weight={650} fill={ink.mist} lines="Fix" />
      </g>
      {BRANCHES.map((branch, i) => (
        <Row key={branch.symptom} branch={branch} tone={TONES[i] ?? ink.kelp} y={TOP + i * ROW} />
      ))}
    </>
  );
}
