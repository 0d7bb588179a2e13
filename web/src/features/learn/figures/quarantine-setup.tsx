import type { ReactNode } from 'react';
import { care } from './parts/figure-values.ts';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import { QuarantineScene } from './parts/scenes/quarantine-scene.tsx';
import { Pane, Room } from './parts/gear/water.tsx';
import { Heading, Marker, Words } from './parts/words.tsx';

const ITEMS = [
  { title: 'Lid without gaps', line: 'New fish jump' },
  { title: 'Heater with a guard', line: care['heater-watts'] },
  { title: 'Seeded sponge filter', line: 'Full of bacteria from day one' },
  { title: 'Thermometer', line: 'Matched to the arrival' },
  { title: 'PVC shelters', line: 'Hides that can be sterilized' },
  { title: 'Bare bottom', line: 'Nothing absorbs medicine' },
  { title: 'Tools of its own', line: 'Net, bucket, towel stay here' },
] as const;

const DESCRIPTION = `A bare quarantine tank of ${care['quarantine-tank']}, holding a yellow tang. It has a lid without gaps, a heater with a guard at ${care['heater-watts']}, a sponge filter that was seeded in a healthy tank, a thermometer, PVC pipes to hide in and no sand or rock, because nothing may absorb medicine or hide a sick fish. Beside it stand a net, a bucket and a towel used for this tank only. Fish are watched for ${care['fish-quarantine']}: eating and breathing in the first week, spots, dust and frayed fins in the second, the move at the end if nothing has shown. The count starts again after the last sign of disease. Corals are isolated in a separate tank for ${care['coral-quarantine']}.`;

const WEEKS = [
  { name: 'Week 1', lines: ['Eats? Breathes', 'calmly?'] },
  { name: 'Week 2', lines: ['Spots, dust,', 'frayed fins?'] },
  { name: 'Weeks 3–4', lines: ['No signs:', 'the move'] },
] as const;

type ListProps = { x: number; y: number; size: number; row: number };

function Items({ x, y, size, row }: ListProps): ReactNode {
  return (
    <g>
      {ITEMS.map(({ title, line }, i) => (
        <g key={title}>
          <Marker x={x} y={y + i * row - 5} n={i + 1} r={size * 0.78} />
          <Heading x={x + size * 1.6} y={y + i * row} size={size + 1} lines={title} />
          <Words x={x + size * 1.6} y={y + i * row + size * 1.4} size={size} lines={line} />
        </g>
      ))}
    </g>
  );
}

type CalendarProps = { x: number; y: number; width: number; size: number };

function Calendar({ x, y, width, size }: CalendarProps): ReactNode {
  const each = width / WEEKS.length;
  const tall = size * 5.6;
  return (
    <g>
      <Heading x={x} y={y} size={size + 2} lines={`Watch each fish ${care['fish-quarantine']}`} />
      {WEEKS.map(({ name, lines }, i) => (
        <g key={name}>
          <Pane
            x={x + each * i + 2}
            y={y + 16}
            width={each - 6}
            height={tall}
            tint={i === 2 ? ink.kelp : ink.line}
          />
          <Words
            x={x + each * (i + 0.5) - 1}
            y={y + 16 + size * 1.6}
            size={size}
            anchor="middle"
            weight={700}
            fill={i === 2 ? ink.kelp : ink.lumen}
            lines={name}
          />
          <Words
            x={x + each * (i + 0.5) - 1}
            y={y + 16 + size * 3.1}
            size={size}
            anchor="middle"
            lines={lines}
          />
        </g>
      ))}
    </g>
  );
}

function Phone(): ReactNode {
  return (
    <>
      <Room width={340} height={822} />
      <Heading x={16} y={34} size={17} lines={`Bare tank, ${care['quarantine-tank']}`} />
      <g transform="translate(2 10) scale(0.79)">
        <QuarantineScene />
      </g>
      <Items x={30} y={344} size={14.5} row={50} />
      <Calendar x={12} y={702} width={318} size={13.5} />
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <Room width={720} height={584} />
      <Heading x={24} y={44} size={21} lines={`Bare tank, ${care['quarantine-tank']}`} />
      <g transform="translate(6 30)">
        <QuarantineScene />
      </g>
      <Items x={458} y={58} size={16.5} row={56} />
      <Calendar x={22} y={464} width={680} size={16.5} />
    </>
  );
}

/** A quarantine tank with its parts numbered, and what is watched week by week. */
export default function QuarantineSetup(): ReactNode {
  return (
    <LearnFigure
      title="A quarantine tank and its calendar"
      description={DESCRIPTION}
      caption={`The count starts again after the last sign of disease. Corals wait in a tank of their own for ${care['coral-quarantine']}.`}
      phone={{ width: 340, height: 822, art: <Phone /> }}
      wide={{ width: 720, height: 584, art: <Wide /> }}
    />
  );
}
