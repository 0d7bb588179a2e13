import type { ReactNode } from 'react';
import { DripScene } from './parts/scenes/drip-scene.tsx';
import { care } from './parts/figure-values.ts';
import { ink } from './parts/ink.ts';
import { LearnFigure } from './parts/learn-figure.tsx';
import { Room } from './parts/gear/water.tsx';
import { Heading, Marker, Words } from './parts/words.tsx';

const STEPS = [
  { title: 'Float the sealed bag', lines: [`${care['float-time']}, lights off`] },
  { title: 'Open it, measure', lines: ['Fish and water go into', 'the bucket'] },
  { title: 'Start the drip', lines: [care['drip-rate'], 'from the tank'] },
  {
    title: 'Stop in time',
    lines: [
      `At ${care['drip-volume']} the volume, or`,
      `${care['drip-time']};`,
      `corals ${care['coral-drip-time']}`,
    ],
  },
  { title: 'Move the animal only', lines: ['The bucket water goes', 'down the drain'] },
] as const;

const DESCRIPTION = `A tank stands above a bucket on the floor. One: the sealed bag floats in the tank for ${care['float-time']} with the lights off. Two: the animal and its water go into the bucket, and temperature and salinity are measured. Three: airline tubing with a valve drips tank water into the bucket at ${care['drip-rate']}. Four: stop when the water in the bucket has reached ${care['drip-volume']} its starting volume, or after ${care['drip-time']}; corals drip ${care['coral-drip-time']} at most. The bucket should be within ${care['temperature-match']} and ${care['salinity-difference']} of the tank. Five: lift the animal over without the bucket water, throw that water away, and leave the lights off for ${care['lights-dim-after-arrival']}.`;

type ListProps = { x: number; y: number; gaps: readonly number[]; size: number };

function Steps({ x, y, gaps, size }: ListProps): ReactNode {
  return (
    <g>
      {STEPS.map(({ title, lines }, i) => {
        const top = y + (gaps[i] ?? 0);
        return (
          <g key={title}>
            <Marker x={x} y={top - 5} n={i + 1} r={size * 0.8} />
            <Heading x={x + size * 1.7} y={top} size={size + 1.5} lines={title} />
            <Words
              x={x + size * 1.7}
              y={top + size * 1.42}
              size={size}
              fill={ink.mist}
              lines={lines}
            />
          </g>
        );
      })}
    </g>
  );
}

function Phone(): ReactNode {
  return (
    <>
      <Room width={340} height={960} />
      <g transform="translate(-9 14) scale(0.965)">
        <DripScene />
      </g>
      <Steps x={36} y={594} gaps={[0, 60, 138, 216, 312]} size={14.5} />
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <Room width={720} height={580} />
      <g transform="translate(14 12)">
        <DripScene />
      </g>
      <Steps x={424} y={58} gaps={[0, 82, 184, 286, 410]} size={17} />
    </>
  );
}

/** Drip acclimation in five numbered steps: bag, bucket, drip line, levels, transfer. */
export default function DripAcclimation(): ReactNode {
  return (
    <LearnFigure
      title="Drip acclimation in five steps"
      description={DESCRIPTION}
      caption={`Finish within ${care['temperature-match']} and ${care['salinity-difference']} of the tank, then leave its lights off for ${care['lights-dim-after-arrival']}.`}
      phone={{ width: 340, height: 960, art: <Phone /> }}
      wide={{ width: 720, height: 580, art: <Wide /> }}
    />
  );
}
