import type { ReactNode } from 'react';
import { Acropora, Leather, SeaFan, Torch } from '#features/learn/figures/parts/animals/corals.tsx';
import { Powerhead } from '#features/learn/figures/parts/gear/gear.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';
import { Tank } from '#features/learn/figures/parts/gear/tank.tsx';

/** The size of each tank in this file, drawn with its corner at 0, 0. */
export const PANEL = { width: 316, height: 150 } as const;

/** A stream of water: a faint band with particles running along it. */
function Stream({ d, isFast = false }: { d: string; isFast?: boolean }): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={ink.foam} strokeWidth="9" opacity="0.13" />
      <path
        className={`figure-stream${isFast ? ' figure-stream-fast' : ''}`}
        d={d}
        stroke={ink.foam}
        strokeWidth="2.6"
        strokeDasharray="3 21"
        opacity="0.95"
      />
    </g>
  );
}

function Head({ x, y, turn }: { x: number; y: number; turn: number }): ReactNode {
  return (
    <path
      d="M-7-7 7 0-7 7-3 0Z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill={ink.lumen}
    />
  );
}

const LOW = [
  [90, 150],
  [110, 122],
  [150, 112],
  [196, 116],
  [226, 134],
  [236, 152],
] as const;

/** Straight, steady flow across a sea fan. */
export function Laminar(): ReactNode {
  return (
    <Tank x={0} y={0} {...PANEL} sand={16}>
      <Rock points={LOW} seed={3} />
      <SeaFan x={160} y={119} size={70} />
      {[36, 58, 80].map((y) => (
        <Stream key={y} d={`M44 ${y}H282`} isFast />
      ))}
      {[36, 58, 80].map((y) => (
        <Head key={y} x={290} y={y} turn={0} />
      ))}
      <Powerhead x={2} y={58} />
    </Tank>
  );
}

/** Two streams that meet and break up over SPS. */
export function Turbulent(): ReactNode {
  return (
    <Tank x={0} y={0} {...PANEL} sand={16}>
      <Rock points={LOW} seed={5} />
      <Acropora x={140} y={120} size={58} />
      <Acropora x={192} y={124} size={46} color="#e0508a" tip="#ffd0e4" />
      <Stream d="M44 44C90 40 120 48 148 62C176 78 150 98 132 84S150 44 186 36" isFast />
      <Stream d="M272 44C226 40 200 50 170 66C142 84 166 104 186 92S226 64 240 92" isFast />
      <Stream d="M52 58C90 66 100 92 72 106S36 92 60 84" />
      <Stream d="M262 60C232 70 226 112 254 116S284 98 268 90" />
      <Head x={190} y={35} turn={-15} />
      <Head x={241} y={97} turn={72} />
      <Powerhead x={2} y={46} />
      <Powerhead x={314} y={46} isFacingLeft />
    </Tank>
  );
}

/** Water to and fro over soft corals and LPS. */
export function Surge(): ReactNode {
  return (
    <Tank x={0} y={0} {...PANEL} sand={16}>
      <Rock points={LOW} seed={8} />
      <g className="figure-surge">
        <Torch x={136} y={120} size={58} />
        <Leather x={196} y={124} size={52} />
      </g>
      {[42, 62, 82].map((y, i) => (
        <g key={y}>
          <path
            d={`M${62 + i * 8} ${y}q48-10 96 0t96 0`}
            stroke={ink.foam}
            strokeWidth="8"
            opacity="0.14"
            fill="none"
            strokeLinecap="round"
          />
          <Head x={56 + i * 8} y={y} turn={176} />
          <Head x={262 + i * 8} y={y} turn={4} />
        </g>
      ))}
      <g className="figure-surge" fill={ink.foam} opacity="0.95">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
          <circle key={i} cx={76 + i * 24} cy={42 + (i % 3) * 20 + (i % 2 ? 3 : -3)} r="2.2" />
        ))}
      </g>
      <Powerhead x={2} y={48} />
    </Tank>
  );
}

/** Gyre flow from above: the whole mass of water turns around the rock. */
export function Gyre(): ReactNode {
  return (
    <g>
      <rect width={PANEL.width} height={PANEL.height} rx="4" fill="#0f5f8c" opacity="0.85" />
      <rect
        x="5"
        y="5"
        width={PANEL.width - 10}
        height={PANEL.height - 10}
        rx="3"
        fill="#1a86ac"
        opacity="0.5"
      />
      <rect
        width={PANEL.width}
        height={PANEL.height}
        rx="4"
        fill="none"
        stroke="#bfeaf6"
        strokeWidth="2.2"
        opacity="0.8"
      />
      <Rock
        points={[
          [104, 78],
          [124, 56],
          [164, 62],
          [200, 52],
          [222, 74],
          [204, 98],
          [162, 92],
          [124, 102],
        ]}
        seed={11}
      />
      <Acropora x={142} y={88} size={34} />
      <Acropora x={188} y={86} size={30} color="#e0508a" tip="#ffd0e4" />
      <Stream
        d="M50 26H260Q292 26 292 58V92Q292 124 260 124H56Q24 124 24 92V60Q24 44 34 34"
        isFast
      />
      <Stream d="M56 40H246Q272 40 272 62V88Q272 110 246 110H70Q46 110 46 88V66Q46 54 54 46" />
      <Head x={166} y={26} turn={0} />
      <Head x={150} y={124} turn={180} />
      <Powerhead x={2} y={28} />
    </g>
  );
}
