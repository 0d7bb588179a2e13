import type { ReactNode } from 'react';
import { care } from './parts/figure-values.ts';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import { Porthole } from './parts/gear/porthole.tsx';
import { STOCKING } from './parts/scenes/stocking-steps.tsx';
import { DeepWater } from './parts/gear/water.tsx';
import { Heading, Words } from './parts/words.tsx';

const DESCRIPTION = `The order of stocking, counted from the proved end of the cycle, at ${care['stocking-rate']}. ${STOCKING.map((s, i) => `${i + 1}. ${s.when}: ${s.lines.join(' ')}`).join('. ')}. The shyest come first and the boldest last. Soft corals wait ${care['soft-coral-age']}, LPS corals ${care['lps-age']}, SPS corals ${care['sps-age']}; an anemone needs a tank of ${care['anemone-age']}, a mandarin one of ${care['mandarin-age']}.`;

/** From shy (cool) to bold (warm), as the color of each porthole's rim. */
const RIMS = [
  '#4fe0bd',
  '#6be9f5',
  '#6be9f5',
  '#4fe0bd',
  '#b6a0ff',
  '#b6a0ff',
  '#ffd58c',
  '#ff8f73',
  '#ff8f73',
  '#4fe0bd',
];

function Phone(): ReactNode {
  const row = 94;
  return (
    <>
      <DeepWater width={340} height={1010} />
      <Heading x={18} y={36} size={17} lines="The shy first, the bold last" />
      <path
        d={`M66 96V${96 + row * 9}`}
        stroke={ink.lumen}
        strokeWidth="2"
        strokeDasharray="2 6"
        opacity="0.8"
      />
      {STOCKING.map(({ when, lines, Drawing }, i) => (
        <g key={when + lines[0]}>
          <Porthole x={66} y={98 + i * row} r={41} rim={RIMS[i] ?? ink.lumen}>
            <Drawing />
          </Porthole>
          <Words
            x={126}
            y={88 + i * row}
            size={14}
            weight={700}
            fill={RIMS[i] ?? ink.lumen}
            lines={when}
          />
          <Words x={126} y={110 + i * row} size={15} fill={ink.foam} lines={lines} />
        </g>
      ))}
    </>
  );
}

const COLUMNS = 5;

const at = (i: number): { x: number; y: number } => ({
  x: 82 + (i % COLUMNS) * 139,
  y: 136 + Math.floor(i / COLUMNS) * 236,
});

function Wide(): ReactNode {
  return (
    <>
      <DeepWater width={720} height={512} />
      <Heading x={28} y={46} size={21} lines="The shy first, the bold last" />
      {[136, 372].map((y) => (
        <path
          key={y}
          d={`M82 ${y}H638`}
          stroke={ink.lumen}
          strokeWidth="2"
          strokeDasharray="2 6"
          opacity="0.8"
        />
      ))}
      {STOCKING.map(({ when, lines, Drawing }, i) => {
        const { x, y } = at(i);
        return (
          <g key={when + lines[0]}>
            <Porthole x={x} y={y} r={52} rim={RIMS[i] ?? ink.lumen}>
              <Drawing />
            </Porthole>
            <Words
              x={x}
              y={y + 78}
              size={16}
              weight={700}
              anchor="middle"
              fill={RIMS[i] ?? ink.lumen}
              lines={when}
            />
            <Words x={x} y={y + 101} size={16} anchor="middle" fill={ink.foam} lines={lines} />
          </g>
        );
      })}
    </>
  );
}

/** Ten steps from the clean-up crew to the mandarin, each in a porthole. */
export default function StockingOrder(): ReactNode {
  return (
    <LearnFigure
      title="The order in which to stock a reef tank"
      description={DESCRIPTION}
      caption={`Counted from the proved end of the cycle. Add ${care['stocking-rate']} and test ammonia before each step; stop when the tank is full.`}
      phone={{ width: 340, height: 1010, art: <Phone /> }}
      wide={{ width: 720, height: 512, art: <Wide /> }}
    >
      <ol>
        {STOCKING.map(({ when, lines }) => (
          <li key={when + lines[0]}>
            {when}: {lines.join(' ')}
          </li>
        ))}
      </ol>
    </LearnFigure>
  );
}
