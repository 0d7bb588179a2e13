import type { ReactNode } from 'react';
import { bare, care, ends } from './parts/figure-values.ts';
import { Gyre, Laminar, PANEL, Surge, Turbulent } from './parts/scenes/flow-panels.tsx';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import { Room } from './parts/gear/water.tsx';
import { Heading, Words } from './parts/words.tsx';

const PATTERNS = [
  { name: 'Laminar', line: 'Straight and steady: sea fans', Tank: Laminar },
  { name: 'Random turbulent', line: 'Streams meet: nearly every coral', Tank: Turbulent },
  { name: 'Pulsing and surge', line: 'To and fro: soft corals and LPS', Tank: Surge },
  { name: 'Gyre, from above', line: 'Much water, little force on any one', Tank: Gyre },
] as const;

const NEEDS = [
  { name: 'Fish without coral', range: care['flow-fish-only'], color: ink.violet },
  { name: 'Soft corals and LPS', range: care['flow-lps-soft'], color: ink.lumen },
  { name: 'SPS', range: care['flow-sps'], color: ink.coral },
] as const;

const DESCRIPTION = `Four flow patterns. Laminar flow runs straight and steady past a sea fan. Random turbulent flow comes from two pumps whose streams meet and break up; nearly every coral thrives in it. Pulsing and surge flow moves water to and fro over soft corals and LPS. Gyre flow, seen from above, runs along one side of the tank and back along the other, so that the whole mass turns with little force on any one coral. Below, the turnover in tank volumes per hour: fish without coral ${care['flow-fish-only']}, soft corals and LPS ${care['flow-lps-soft']}, SPS ${care['flow-sps']}. Any reef needs at least ${care['flow-minimum']}.`;

const MAX_TURNOVER = 40;

type ScaleProps = { x: number; y: number; width: number; size: number; row: number };

/** Tank volumes per hour as bars on one axis from 0 to 40. */
function Turnover({ x, y, width, size, row }: ScaleProps): ReactNode {
  const at = (times: number): number => x + (width * times) / MAX_TURNOVER;
  return (
    <g>
      <Heading x={x} y={y} size={size + 2} lines="Tank volumes per hour" />
      {NEEDS.map(({ name, range, color }, i) => {
        const [low, high] = ends(range);
        const top = y + 18 + i * row;
        return (
          <g key={name}>
            <Words x={x} y={top + size} size={size} lines={name} />
            <Words
              x={x + width}
              y={top + size}
              size={size}
              anchor="end"
              weight={700}
              fill={color}
              lines={`${bare(range)}×`}
            />
            <rect
              x={x}
              y={top + size + 8}
              width={width}
              height="10"
              rx="5"
              fill={ink.night}
              opacity="0.6"
            />
            <rect
              x={at(low)}
              y={top + size + 8}
              width={at(high) - at(low)}
              height="10"
              rx="5"
              fill={color}
            />
          </g>
        );
      })}
      {[0, 10, 20, 30, 40].map((times) => (
        <Words
          key={times}
          x={at(times)}
          y={y + 22 + NEEDS.length * row + size}
          size={size}
          anchor={times === 0 ? 'start' : times === MAX_TURNOVER ? 'end' : 'middle'}
          fill={ink.haze}
          lines={String(times)}
        />
      ))}
    </g>
  );
}

function Phone(): ReactNode {
  return (
    <>
      <Room width={340} height={1106} />
      {PATTERNS.map(({ name, line, Tank }, i) => (
        <g key={name} transform={`translate(12 ${18 + i * 222})`}>
          <Tank />
          <Heading x={2} y={PANEL.height + 24} size={16} lines={name} />
          <Words x={2} y={PANEL.height + 45} size={14} lines={line} />
        </g>
      ))}
      <Turnover x={16} y={926} width={308} size={14} row={44} />
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <Room width={720} height={668} />
      {PATTERNS.map(({ name, line, Tank }, i) => (
        <g
          key={name}
          transform={`translate(${26 + (i % 2) * 350} ${24 + Math.floor(i / 2) * 230})`}
        >
          <Tank />
          <Heading x={2} y={PANEL.height + 27} size={19} lines={name} />
          <Words x={2} y={PANEL.height + 51} size={16.5} lines={line} />
        </g>
      ))}
      <Turnover x={28} y={508} width={664} size={16} row={38} />
    </>
  );
}

/** Laminar, random turbulent, surge and gyre flow, and the turnover each kind of tank needs. */
export default function FlowPatterns(): ReactNode {
  return (
    <LearnFigure
      title="Flow patterns and turnover"
      description={DESCRIPTION}
      caption={`Any reef needs at least ${care['flow-minimum']} its volume per hour, from currents that keep changing direction.`}
      phone={{ width: 340, height: 1106, art: <Phone /> }}
      wide={{ width: 720, height: 668, art: <Wide /> }}
    />
  );
}
