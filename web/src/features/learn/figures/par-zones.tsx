import type { ReactNode } from 'react';
import { care } from './parts/figure-values.ts';
import { ink } from './parts/ink.ts';
import { Lamp } from './parts/gear/lamp.tsx';
import { LearnFigure } from './parts/learn-figure.tsx';
import { BroadReef, TallReef } from './parts/scenes/par-reef.tsx';
import { Tank } from './parts/gear/tank.tsx';
import { Room } from './parts/gear/water.tsx';
import { Heading, Words } from './parts/words.tsx';

const ZONES = [
  {
    name: 'High',
    par: care['par-high'],
    color: ink.sun,
    lines: ['Acropora,', 'Stylophora,', 'many clams'],
  },
  {
    name: 'Medium',
    par: care['par-medium'],
    color: ink.lumen,
    lines: ['Birdsnest,', 'Montipora,', 'anemones'],
  },
  {
    name: 'Low',
    par: care['par-low'],
    color: ink.violet,
    lines: ['Hammers,', 'torches,', 'soft corals'],
  },
] as const;

const DESCRIPTION = `A tank under a lamp; light falls off with depth. At the top of the rock, PAR ${care['par-high']}, stand small-polyp corals such as Acropora and Stylophora, and many clams. In the middle, PAR ${care['par-medium']}, stand birdsnest, plates of Montipora and bubble-tip anemones. On the lower rock, on the sand and on shaded ledges, PAR ${care['par-low']}, live torches, hammers, brains and nearly all other large-polyp corals, with leathers, mushrooms and zoanthids. Every new coral starts low, at ${care['light-start']} of the light it will end with.`;

type ZonesProps = {
  x: number;
  width: number;
  tops: readonly number[];
  bottom: number;
  size: number;
};

function Zones({ x, width, tops, bottom, size }: ZonesProps): ReactNode {
  return (
    <g>
      {ZONES.map(({ name, par, color, lines }, i) => {
        const top = tops[i] ?? 0;
        const end = tops[i + 1] ?? bottom;
        return (
          <g key={name}>
            <rect
              x={x}
              y={top + 6}
              width={size * 8.4}
              height={end - top - 12}
              rx="6"
              fill={ink.abyss}
              opacity="0.62"
            />
            <rect x={x} y={top + 6} width="5" height={end - top - 12} rx="2.5" fill={color} />
            {i === 0 ? null : (
              <path
                d={`M${x} ${top}h${width}`}
                stroke={color}
                strokeDasharray="3 6"
                opacity="0.75"
              />
            )}
            <Heading x={x + 16} y={top + size * 1.68} size={size} fill={color} lines={name} />
            <Heading x={x + 16} y={top + size * 3.08} size={size * 1.42} lines={par} />
            <Words x={x + 16} y={top + size * 4.55} size={size} fill={ink.foam} lines={lines} />
          </g>
        );
      })}
    </g>
  );
}

function Phone(): ReactNode {
  return (
    <>
      <Room width={340} height={724} />
      <Words
        x={18}
        y={38}
        size={14.5}
        weight={650}
        fill={ink.foam}
        lines={['PAR falls', 'with depth']}
      />
      <Tank x={10} y={112} width={320} height={600} sand={30} freeboard={18}>
        <TallReef />
      </Tank>
      <Lamp x={236} y={76} width={150} reach={520} spread={56} />
      <Zones x={18} width={304} tops={[140, 350, 528]} bottom={680} size={15} />
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <Room width={720} height={560} />
      <Words x={24} y={46} size={17} weight={650} fill={ink.foam} lines="PAR falls with depth" />
      <Tank x={14} y={96} width={692} height={450} sand={30} freeboard={16}>
        <g transform="translate(0 16)">
          <BroadReef />
        </g>
      </Tank>
      <Lamp x={486} y={68} width={230} reach={420} spread={80} />
      <Zones x={28} width={664} tops={[116, 252, 384]} bottom={514} size={16.5} />
    </>
  );
}

/** The zones of low, medium and high light in a tank, and their corals. */
export default function ParZones(): ReactNode {
  return (
    <LearnFigure
      title="PAR zones of a reef tank"
      description={DESCRIPTION}
      caption={`PAR in µmol/m²/s. Start every new coral low, at ${care['light-start']} of the light it will end with, and move it up in steps.`}
      phone={{ width: 340, height: 724, art: <Phone /> }}
      wide={{ width: 720, height: 560, art: <Wide /> }}
    />
  );
}
