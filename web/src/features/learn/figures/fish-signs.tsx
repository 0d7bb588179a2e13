import type { ComponentType, ReactNode } from 'react';
import { Room } from '#features/learn/figures/parts/gear/water.tsx';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import {
  BrookFish,
  ErodedFish,
  FlukeFish,
  IchFish,
  UronemaFish,
  VelvetFish,
} from './parts/scenes/sick-fish.tsx';
import { Heading, Words } from './parts/words.tsx';

type Sign = { name: string; lines: readonly [string, string]; Fish: ComponentType };

const SIGNS: readonly Sign[] = [
  { name: 'Marine ich', lines: ['Grains of salt', 'you can count'], Fish: IchFish },
  { name: 'Velvet', lines: ['Dust too fine', 'to count'], Fish: VelvetFish },
  { name: 'Brook', lines: ['Sheets of slime', 'that peel'], Fish: BrookFish },
  { name: 'Flukes', lines: ['Cloudy eye,', 'pale flecks'], Fish: FlukeFish },
  { name: 'Uronema', lines: ['A red sore with', 'a sharp edge'], Fish: UronemaFish },
  { name: 'Head and line', lines: ['Pits in the face,', 'a worn stripe'], Fish: ErodedFish },
];

const DESCRIPTION =
  'Six fish seen from the side, each with the sign of one disease. Marine ich: a tang with a dozen white grains like salt on fins and body, few enough to count. Velvet: a tang under dust too fine to count. Brook: a clownfish with pale sheets of slime that peel off and trail behind it. Flukes: a tang with a clouded eye and a few pale flecks on its side. Uronema: a green chromis with one raw, red, sharp-edged sore that slants along its scales. Head and lateral line erosion: a tang with pits around eye and chin and a pale, worn stripe along its side.';

type GridProps = { columns: number; cell: readonly [width: number, height: number]; scale: number };

function Grid({ columns, cell: [width, height], scale }: GridProps): ReactNode {
  return SIGNS.map(({ name, lines, Fish }, i) => {
    const x = (i % columns) * width;
    const y = Math.floor(i / columns) * height;
    const text = width / 12;
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        <rect
          x="8"
          y="8"
          width={width - 16}
          height={height - 16}
          rx="12"
          fill={ink.abyss}
          opacity="0.6"
        />
        <g transform={`translate(${width / 2 - 4} ${height * 0.33}) scale(${scale})`}>
          <Fish />
        </g>
        <Heading x={22} y={height - text * 4} size={text * 1.1} lines={name} />
        <Words x={22} y={height - text * 2.6} size={text} lines={lines} />
      </g>
    );
  });
}

/** What each disease of the fish health guides looks like on a fish. */
export default function FishSigns(): ReactNode {
  return (
    <LearnFigure
      title="Six diseases by what you see"
      description={DESCRIPTION}
      caption="Signs overlap, and velvet or flukes in the gills show nothing at all: watch the breathing first."
      phone={{
        width: 340,
        height: 600,
        art: (
          <>
            <Room width={340} height={600} />
            <Grid columns={2} cell={[170, 200]} scale={1.5} />
          </>
        ),
      }}
      wide={{
        width: 720,
        height: 520,
        art: (
          <>
            <Room width={720} height={520} />
            <Grid columns={3} cell={[240, 260]} scale={2.1} />
          </>
        ),
      }}
    />
  );
}
