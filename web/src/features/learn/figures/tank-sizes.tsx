import type { ReactNode } from 'react';
import { care } from './parts/figure-values.ts';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import { Person } from './parts/gear/person.tsx';
import { ScaledTank, TANKS } from './parts/gear/scaled-tank.tsx';
import { Room } from './parts/gear/water.tsx';
import { Heading, Words } from './parts/words.tsx';

const DESCRIPTION = `Four tanks on stands, drawn to one scale beside a person 5 feet 8 inches (173 cm) tall. ${TANKS.map((t) => `${t.name}: ${t.length} by ${t.depth} by ${t.height} inches`).join('; ')}, each length by front to back by height. The smallest first reef we suggest is ${care['tank-minimum']}. The sweet spot, ${care['tank-sweet-spot']}, is marked around the two largest. Each holds a pair of clownfish of 3.5 inches, the 120 a yellow tang of 8 inches as well, at true size.`;

const [SMALL, BREEDER, MIDDLE, LARGE] = TANKS;

type SpotProps = { x: number; y: number; width: number; height: number; size: number };

function SweetSpot({ x, y, width, height, size }: SpotProps): ReactNode {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="16" fill={ink.kelp} opacity="0.1" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="16"
        fill="none"
        stroke={ink.kelp}
        strokeWidth="1.8"
        strokeDasharray="7 5"
      />
      <Heading
        x={x + 16}
        y={y + size * 1.7}
        size={size + 2}
        fill={ink.kelp}
        lines={`Sweet spot: ${care['tank-sweet-spot']}`}
      />
    </g>
  );
}

function Floor({ y, width }: { y: number; width: number }): ReactNode {
  return (
    <g>
      <path d={`M0 ${y}H${width}V${y + 12}H0Z`} fill={ink.night} opacity="0.5" />
      <path d={`M0 ${y}H${width}`} stroke={ink.line} />
    </g>
  );
}

function Phone(): ReactNode {
  const k = 2.98;
  return (
    <>
      <Room width={340} height={744} />
      <Heading x={18} y={36} size={17} lines="Drawn to one scale" />
      <Words x={18} y={60} size={14} fill={ink.haze} lines="Length × front to back × height" />
      <Floor y={300} width={340} />
      <Person x={42} floor={300} perInch={k} />
      <ScaledTank tank={SMALL} x={86} floor={300} perInch={k} size={14} />
      <ScaledTank
        tank={BREEDER}
        x={194}
        floor={300}
        perInch={k}
        size={14}
        note={`Minimum: ${care['tank-minimum']}`}
      />
      <SweetSpot x={6} y={372} width={328} height={358} size={15} />
      <Floor y={656} width={340} />
      <ScaledTank tank={MIDDLE} x={14} floor={656} perInch={k} size={14} />
      <ScaledTank tank={LARGE} x={180} floor={656} perInch={k} size={14} />
    </>
  );
}

function Wide(): ReactNode {
  const k = 3.3;
  return (
    <>
      <Room width={720} height={474} />
      <Heading x={24} y={42} size={20} lines="Drawn to one scale" />
      <Words x={24} y={68} size={16} fill={ink.haze} lines="Length × front to back × height" />
      <SweetSpot x={342} y={56} width={368} height={404} size={17} />
      <Floor y={380} width={720} />
      <Person x={40} floor={380} perInch={k} />
      <ScaledTank tank={SMALL} x={84} floor={380} perInch={k} size={16} />
      <ScaledTank
        tank={BREEDER}
        x={190}
        floor={380}
        perInch={k}
        size={16}
        note={`Minimum: ${care['tank-minimum']}`}
      />
      <ScaledTank tank={MIDDLE} x={352} floor={380} perInch={k} size={16} />
      <ScaledTank tank={LARGE} x={528} floor={380} perInch={k} size={16} />
    </>
  );
}

/** Four common tanks to scale, next to a person, with the sweet spot marked. */
export default function TankSizes(): ReactNode {
  return (
    <LearnFigure
      title="Four tank sizes to scale"
      description={DESCRIPTION}
      caption="Tanks, fish and person at true proportion. Outside measures of common makes, in inches; yours may differ by an inch."
      phone={{ width: 340, height: 744, art: <Phone /> }}
      wide={{ width: 720, height: 474, art: <Wide /> }}
    >
      <table>
        <caption>Measures in inches</caption>
        <thead>
          <tr>
            <th scope="col">Tank</th>
            <th scope="col">Length</th>
            <th scope="col">Front to back</th>
            <th scope="col">Height</th>
          </tr>
        </thead>
        <tbody>
          {TANKS.map((tank) => (
            <tr key={tank.name}>
              <th scope="row">{tank.name}</th>
              <td>{tank.length}</td>
              <td>{tank.depth}</td>
              <td>{tank.height}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </LearnFigure>
  );
}
