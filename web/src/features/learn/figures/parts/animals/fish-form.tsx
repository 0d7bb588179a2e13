import { closedCurve, openCurve, type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';

/** A fish's position in a drawing; `length` runs from the nose to the root of the tail. */
export type FishPlace = {
  x: number;
  y: number;
  length: number;
  isFacingRight?: boolean;
  /** Degrees by which the nose is raised. */
  rise?: number;
};

/** A fin in the fish's own space, with `edge` along its margin. */
export type Fin = { points: readonly Point[]; fill: string; edge?: string; opacity?: number };

type FishFormProps = {
  place: FishPlace;
  /** Back and belly run from the nose at x = 0 to the root of the tail at x = 100. */
  back: readonly Point[];
  belly: readonly Point[];
  /** Colors from the back (0) to the belly (1). */
  skin: readonly (readonly [offset: number, color: string])[];
  fins: readonly Fin[];
  nearFins?: readonly Fin[];
  eye: readonly [x: number, y: number, r: number, iris: string];
  mouth?: readonly Point[];
  /** Markings in the fish's space, clipped to the body. */
  children?: ReactNode;
};

function FinShape({ points, fill, edge, opacity = 1 }: Fin): ReactNode {
  const seam = edge === undefined ? {} : { stroke: edge, strokeWidth: 2.2 };
  return <path d={closedCurve(points)} fill={fill} opacity={opacity} {...seam} />;
}

function Eye({ at }: { at: FishFormProps['eye'] }): ReactNode {
  const [x, y, r, iris] = at;
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={iris} />
      <circle cx={x} cy={y} r={r * 0.64} fill="#05070f" />
      <circle cx={x - r * 0.28} cy={y - r * 0.32} r={r * 0.24} fill="#fff" />
    </g>
  );
}

/** A fish seen from the side: far fins, body, markings, light and shadow, near fins, eye. */
export function FishForm(props: FishFormProps): ReactNode {
  const { place, back, belly, skin, fins, nearFins = [], eye, mouth, children } = props;
  const id = useDrawingId();
  const side = place.isFacingRight === true ? -1 : 1;
  const k = place.length / 100;
  const outline = closedCurve([...back, ...belly.slice(1).toReversed()]);
  const turn = `rotate(${(place.rise ?? 0) * side})`;
  return (
    <g
      transform={`translate(${place.x} ${place.y}) ${turn} scale(${side * k} ${k}) translate(-55 0)`}
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          {skin.map(([offset, color]) => (
            <stop key={offset} offset={offset} stopColor={color} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}v`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#eafcff" stopOpacity="0.34" />
          <stop offset="0.3" stopColor="#eafcff" stopOpacity="0" />
          <stop offset="0.62" stopColor="#0a0830" stopOpacity="0" />
          <stop offset="1" stopColor="#0a0830" stopOpacity="0.5" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <path d={outline} />
        </clipPath>
      </defs>
      {fins.map((fin) => (
        <FinShape key={String(fin.points)} {...fin} />
      ))}
      <path d={outline} fill={`url(#${id}s)`} />
      <g clipPath={`url(#${id}c)`}>
        {children}
        <path d={outline} fill={`url(#${id}v)`} />
      </g>
      <path
        d={openCurve(back.slice(1))}
        fill="none"
        stroke="#e8fbff"
        strokeWidth="1.1"
        opacity="0.55"
      />
      {mouth === undefined ? null : (
        <path
          d={openCurve(mouth)}
          fill="none"
          stroke="#2a0d08"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      )}
      {nearFins.map((fin) => (
        <FinShape key={String(fin.points)} {...fin} />
      ))}
      <Eye at={eye} />
    </g>
  );
}
