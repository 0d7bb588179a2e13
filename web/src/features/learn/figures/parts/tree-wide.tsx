import type { ReactNode } from 'react';
import { TestVial } from './gear.tsx';
import { ink } from './ink.ts';
import { Porthole } from './porthole.tsx';
import { PICTURES } from './symptom-pictures.tsx';
import { BRANCHES } from './tree-branches.ts';
import type { Branch, Outcome } from './tree-branches.ts';
import { DeepWater, Pane } from './water.tsx';
import { Heading, Words } from './words.tsx';
import { wrap } from './wrap.ts';

/** The colour of each branch, from urgent to patient. */
export const TONES = [ink.alarm, ink.alarm, ink.sun, ink.sun, ink.kelp] as const;

const ROW = 172;
const TOP = 62;
const LINE = 20.8;

/** The size of the wide tree. */
export const WIDE = { width: 720, height: TOP + ROW * BRANCHES.length + 12 } as const;

function Leaf({ outcome, y, tone }: { outcome: Outcome; y: number; tone: string }): ReactNode {
  const { result, cause, fix } = outcome;
  const heading = wrap(result, 19);
  return (
    <g>
      <circle cx="300" cy={y + 34} r="4.5" fill={tone} />
      <Pane x={308} y={y} width={404} height={76} r={10} />
      <path d={`M514 ${y + 38}h9m-4-4 4 4-4 4`} stroke={ink.kelp} strokeWidth="2" fill="none" />
      <Words x={320} y={y + 22} size={16} weight={650} fill={tone} lines={heading.join(' ')} />
      <Words x={320} y={y + 22 + LINE} size={16} lines={wrap(cause, 25)} />
      <Words x={532} y={y + 22} size={16} fill={ink.foam} lines={wrap(fix, 23)} />
    </g>
  );
}

function Row({ branch, tone, y }: { branch: Branch; tone: string; y: number }): ReactNode {
  const Picture = PICTURES[branch.picture];
  const middle = y + 80;
  const bend = (to: number): string => `M276 ${middle}C290 ${middle} 284 ${to} 300 ${to}`;
  return (
    <g>
      <path
        d={`M112 ${middle - 20}C140 ${middle - 20} 140 ${middle} 160 ${middle}H276${bend(y + 34)}${bend(y + 118)}`}
        fill="none"
        stroke={tone}
        strokeWidth="2"
        opacity="0.7"
      />
      <Porthole x={72} y={middle - 20} r={44} rim={tone}>
        <Picture />
      </Porthole>
      <Heading x={72} y={middle + 54} size={17} anchor="middle" lines={branch.symptom} />
      <Pane x={158} y={middle - 52} width={118} height={104} tint={ink.lumen} />
      <TestVial x={217} y={middle - 22} scale={0.5} colour={ink.lumen} />
      <Words
        x={217}
        y={middle + 14}
        size={16}
        anchor="middle"
        lines={wrap(branch.test, 14).slice(0, 3)}
        lead={1.12}
      />
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
          fill={ink.haze}
          lines="You see"
        />
        <Words
          x={217}
          y={40}
          size={16}
          weight={650}
          anchor="middle"
          fill={ink.haze}
          lines="Test or look"
        />
        <Words x={320} y={40} size={16} weight={650} fill={ink.haze} lines="Result and cause" />
        <Words x={532} y={40} size={16} weight={650} fill={ink.haze} lines="Fix" />
      </g>
      {BRANCHES.map((branch, i) => (
        <Row key={branch.symptom} branch={branch} tone={TONES[i] ?? ink.kelp} y={TOP + i * ROW} />
      ))}
    </>
  );
}
