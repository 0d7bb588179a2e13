import type { ReactNode } from 'react';
import { Clownfish } from '#features/learn/figures/parts/animals/clownfish.tsx';
import { Acropora, Torch, Zoanthids } from '#features/learn/figures/parts/animals/corals.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Rock } from './rock.tsx';
import { Tank } from './tank.tsx';
import { YellowTang } from '#features/learn/figures/parts/animals/tang.tsx';
import { Words } from '#features/learn/figures/parts/words.tsx';

/** Outer measures in inches. */
export type TankSize = {
  name: string;
  short: string;
  length: number;
  depth: number;
  height: number;
  hasTang: boolean;
};

/** Common makes; the 20 is the “high” of 24 × 12 inches. */
export const TANKS = [
  { name: '20 gallons', short: '20 gal', length: 24, depth: 12, height: 16, hasTang: false },
  { name: '40 breeder', short: '40 breeder', length: 36, depth: 18, height: 16, hasTang: false },
  { name: '75 gallons', short: '75 gal', length: 48, depth: 18, height: 21, hasTang: false },
  { name: '120 gallons', short: '120 gal', length: 48, depth: 24, height: 24, hasTang: true },
] as const satisfies readonly TankSize[];

const STAND_INCHES = 30;
/** Total length of an adult; the drawing measures fish to the root of the tail, about four fifths. */
const CLOWNFISH_INCHES = 3.5 * 0.8;
const TANG_INCHES = 8 * 0.8;

type ScaledProps = {
  tank: TankSize;
  x: number;
  floor: number;
  perInch: number;
  size: number;
  note?: string;
};

/** One tank on its stand with its left edge at `x`, and its measures below the floor. */
export function ScaledTank({ tank, x, floor, perInch: k, size, note }: ScaledProps): ReactNode {
  const [width, height] = [tank.length * k, tank.height * k];
  const stand = floor - STAND_INCHES * k;
  const [top, middle] = [stand - height, x + width / 2];
  const shift = tank.depth * k * 0.2;
  const edge = { stroke: '#bfeaf6', strokeOpacity: 0.6, strokeWidth: 1.2 };
  return (
    <g>
      <rect
        x={x}
        y={stand}
        width={width}
        height={floor - stand}
        rx="2"
        fill="#0c2136"
        stroke={ink.line}
      />
      <path d={`M${middle} ${stand + 8}V${floor - 6}`} stroke={ink.line} />
      <path
        d={`M${middle - 5} ${stand + 38}v14M${middle + 5} ${stand + 38}v14`}
        stroke="#7fa6ba"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d={`M${x} ${top}l${shift * 0.5}-${shift}h${width - shift}l${shift * 0.5} ${shift}Z`}
        fill="#8fdcf0"
        fillOpacity="0.16"
        {...edge}
      />
      <Tank x={x} y={top} width={width} height={height} sand={1.6 * k} freeboard={1.4 * k}>
        <Rock
          points={[
            [x + width * 0.14, stand],
            [x + width * 0.2, stand - height * 0.34],
            [x + width * 0.36, stand - height * 0.52],
            [x + width * 0.5, stand - height * 0.4],
            [x + width * 0.62, stand - height * 0.46],
            [x + width * 0.74, stand - height * 0.22],
            [x + width * 0.8, stand],
          ]}
          seed={tank.length}
          detail={14}
        />
        <Acropora x={x + width * 0.36} y={stand - height * 0.5} size={6 * k} />
        <Torch x={x + width * 0.61} y={stand - height * 0.44} size={5 * k} />
        <Zoanthids x={x + width * 0.3} y={stand - height * 0.18} size={5 * k} />
        <Clownfish x={x + width * 0.82} y={stand - height * 0.55} length={CLOWNFISH_INCHES * k} />
        <Clownfish
          x={x + width * 0.72}
          y={stand - height * 0.66}
          length={CLOWNFISH_INCHES * k * 0.8}
        />
        {tank.hasTang ? (
          <YellowTang
            x={x + width * 0.24}
            y={stand - height * 0.7}
            length={TANG_INCHES * k}
            isFacingRight
          />
        ) : null}
      </Tank>
      <Words
        x={middle}
        y={floor + size * 2}
        size={size + 1.5}
        weight={700}
        fill={ink.foam}
        anchor="middle"
        lines={tank.short}
      />
      <Words
        x={middle}
        y={floor + size * 3.5}
        size={size}
        anchor="middle"
        lines={`${tank.length} × ${tank.depth} × ${tank.height} in`}
      />
      {note === undefined ? null : (
        <Words
          x={middle}
          y={top - shift - size * 0.7}
          size={size}
          weight={650}
          fill={ink.sun}
          anchor="middle"
          lines={note}
        />
      )}
    </g>
  );
}
