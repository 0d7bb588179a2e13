import type { ReactNode } from 'react';
import { Acropora, Mushrooms, Torch } from '#features/learn/figures/parts/animals/corals.tsx';
import { Clownfish } from '#features/learn/figures/parts/animals/clownfish.tsx';
import { RoyalGramma } from '#features/learn/figures/parts/animals/royal-gramma.tsx';
import { Bucket, Thermometer } from '#features/learn/figures/parts/gear/gear.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';
import { Tank } from '#features/learn/figures/parts/gear/tank.tsx';
import { Marker, Words } from '#features/learn/figures/parts/words.tsx';

/** The sealed bag, floating, with its clip and a fish inside. */
function Bag({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-36 4Q-40 60-24 66H24Q40 60 36 4Z" fill="#a8f0ff" opacity="0.5" />
      <Clownfish x={-2} y={38} length={38} />
      <path
        d="M-36 4Q-38-24-8-36L8-36Q38-24 36 4Q40 60 24 66H-24Q-40 60-36 4Z"
        fill="#eafcff"
        fillOpacity="0.2"
        stroke="#f2fdff"
        strokeWidth="1.8"
      />
      <path d="M-36 4Q0 10 36 4" fill="none" stroke="#eafcff" strokeWidth="1.4" opacity="0.8" />
      <path
        d="M-14-54-6-36H6L14-54Q0-46-14-54Z"
        fill="#eafcff"
        fillOpacity="0.35"
        stroke="#f2fdff"
        strokeWidth="1.4"
      />
      <rect x="-10" y="-39" width="20" height="6" rx="2" fill={ink.coral} />
      <path
        d="M-27-2Q-26 36-18 54M22-14Q27-8 28 2"
        stroke="#fff"
        strokeWidth="3"
        fill="none"
        opacity="0.55"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The stand under the tank. */
function Stand(): ReactNode {
  return (
    <g>
      <rect x="24" y="262" width="196" height="262" rx="4" fill="#0a1c2e" stroke={ink.line} />
      <path d="M122 270V516" stroke={ink.line} strokeWidth="1.4" />
      <path d="M112 380V404M132 380V404" stroke="#7fa6ba" strokeWidth="3" strokeLinecap="round" />
      <rect x="18" y="252" width="324" height="13" rx="3" fill="#1b354a" stroke={ink.line} />
      <rect x="326" y="262" width="12" height="262" fill="#0f2438" stroke={ink.line} />
    </g>
  );
}

function Display(): ReactNode {
  return (
    <Tank x={24} y={82} width={312} height={170} sand={18} freeboard={16}>
      <Rock
        points={[
          [60, 246],
          [70, 206],
          [104, 180],
          [150, 190],
          [190, 176],
          [232, 196],
          [256, 246],
        ]}
        seed={5}
        detail={26}
      />
      <Acropora x={104} y={186} size={48} />
      <Torch x={196} y={184} size={46} />
      <Mushrooms x={150} y={206} size={46} />
      <RoyalGramma x={286} y={206} length={36} />
    </Tank>
  );
}

const TUBE = 'M306 190V84Q306 58 326 58T346 84V290Q346 330 310 336T276 356V388';

function DripLine(): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={TUBE} stroke="#02101c" strokeWidth="9" opacity="0.4" />
      <path d={TUBE} stroke="#bff4fb" strokeWidth="6.5" />
      <path d={TUBE} stroke="#2aa8c4" strokeWidth="3.4" />
      <path className="figure-stream" d={TUBE} stroke="#fff" strokeWidth="2.4" opacity="0.9" />
      <rect x="267" y="366" width="18" height="14" rx="3" fill={ink.coral} />
      <path d="M285 373H297M297 366V380" stroke={ink.coral} strokeWidth="4" />
    </g>
  );
}

const DROP = 'M0-7Q5 0 5 4A5 5 0 0 1-5 4Q-5 0 0-7Z';

function Drips(): ReactNode {
  return (
    <g fill="#a8f6ff" stroke="#fff" strokeWidth="0.8">
      <g transform="translate(276 400)">
        <path className="figure-drip" d={DROP} />
      </g>
      <g transform="translate(276 424)">
        <path className="figure-drip figure-later" d={DROP} />
      </g>
    </g>
  );
}

/** The bucket with the level at the start and at the end. */
function AcclimationBucket(): ReactNode {
  return (
    <g>
      <ellipse cx="268" cy="526" rx="76" ry="8" fill="#000814" opacity="0.5" />
      <rect x="204" y="520" width="128" height="9" rx="4" fill="#5a4a7a" />
      <Bucket x={268} y={520} scale={1.28} level={0.66}>
        <path d="M-39.5-31H39.5" stroke={ink.sun} strokeWidth="1.6" strokeDasharray="4 3" />
        <path d="M-43.5-56H43.5" stroke={ink.kelp} strokeWidth="1.6" strokeDasharray="4 3" />
      </Bucket>
      <Clownfish x={258} y={500} length={50} isFacingRight />
      <Thermometer x={310} y={456} scale={0.72} />
    </g>
  );
}

/** The cup that carries the animal over. */
function Cup(): ReactNode {
  return (
    <g transform="translate(60 44)">
      <path
        d="M-26-18-20 24H20L26-18Z"
        fill="#bff0fa"
        fillOpacity="0.24"
        stroke="#eafcff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M-24-2-20 24H20L24-2Q0 4-24-2Z" fill="#39c0dc" opacity="0.6" />
      <Clownfish x={0} y={12} length={28} />
      <path d="M26-12Q44-8 42 6T24 14" fill="none" stroke="#eafcff" strokeWidth="2" />
    </g>
  );
}

/** Tank on its stand, floating bag, drip line, bucket and cup, numbered 1 to 5; 354 × 536. */
export function DripScene(): ReactNode {
  return (
    <g>
      <Stand />
      <Display />
      <Bag x={196} y={104} />
      <Cup />
      <AcclimationBucket />
      <DripLine />
      <Drips />
      <Words x={206} y={452} anchor="end" size={14.5} weight={650} fill={ink.kelp} lines="Stop" />
      <Words x={206} y={484} anchor="end" size={14.5} weight={650} fill={ink.sun} lines="Start" />
      <Marker x={244} y={124} n={1} />
      <Marker x={196} y={516} n={2} />
      <Marker x={246} y={374} n={3} />
      <Marker x={160} y={447} n={4} />
      <Marker x={60} y={84} n={5} />
    </g>
  );
}
