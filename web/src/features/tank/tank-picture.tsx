import type { ReactNode } from 'react';
import type { Care } from '@reef/domain/fit/care';
import { boxGallons } from '@reef/domain/fit/units';
import type { Animal } from '@reef/domain/fit/verdict';
import { AnimalShape } from '#ui/fit/animal-shape.tsx';
import { shapeOf } from '#ui/fit/shapes.ts';

/** The size in which a tank of unknown length is drawn: a standard one of 75 gallons. Inches. */
const USUAL = { length: 48, height: 20, width: 18 };
const HEIGHTS = { min: 10, max: 30 };
/** The most of one kind and in all, so that a school stays a picture. */
const DRAWN_OF_A_KIND = 7;
const DRAWN = 36;
const USUAL_SIZE_IN = 3;
/** A creature is drawn at no more than this share of the tank's length. */
const LARGEST_SHARE = 0.4;
const SAND_IN = 1.6;
const SURFACE_IN = 1.2;

const COLORS = ['text-lumen', 'text-sun', 'text-coral', 'text-kelp', 'text-violet'] as const;

type Drawn = { key: string; care: Care | null; color: string; size: number };

function drawnOf(animals: readonly Animal[], length: number): Drawn[] {
  return animals
    .flatMap(({ name, care, count }, kind) =>
      Array.from({ length: Math.min(count, DRAWN_OF_A_KIND) }, (_, index) => ({
        key: `${kind} ${name} ${index}`,
        care,
        color: COLORS[kind % COLORS.length] ?? 'text-lumen',
        size: Math.min(care?.adult_size_in ?? USUAL_SIZE_IN, length * LARGEST_SHARE),
      })),
    )
    .slice(0, DRAWN);
}

/** Numbers from 0 to 1, successive ones far apart. */
function spread(index: number, step: number): number {
  return (index * step + 0.37) % 1;
}

const GOLDEN = 0.618_033_99;
const SILVER = 0.414_213_56;

/** A tank from the front, and its animals at their adult size, all at one scale. */
export function TankPicture({
  volume,
  length,
  animals,
}: {
  /** US gallons; null if unknown. */
  volume: number | null;
  /** Inches; null if unknown. */
  length: number | null;
  animals: readonly Animal[];
}): ReactNode {
  const wide = length ?? USUAL.length;
  const high =
    volume === null
      ? USUAL.height
      : (volume / boxGallons(wide, USUAL.width, 1)) *
        (USUAL.width / (USUAL.width + Math.max(0, wide - USUAL.length) / 8));
  const height = Math.max(HEIGHTS.min, Math.min(HEIGHTS.max, high));
  const drawn = drawnOf(animals, wide);
  const bottom = height - SAND_IN;
  return (
    <svg viewBox={`-1 -1 ${wide + 2} ${height + 2}`} className="tank-glass" aria-hidden="true">
      <defs>
        <linearGradient id="tank-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c86a8" />
          <stop offset="0.45" stopColor="#0c4a70" />
          <stop offset="1" stopColor="#052036" />
        </linearGradient>
        <linearGradient id="tank-ray" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d7fbff" stopOpacity="0.34" />
          <stop offset="1" stopColor="#d7fbff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={wide} height={height} rx="0.8" fill="url(#tank-water)" />
      {[0.16, 0.44, 0.72].map((at) => (
        <path
          key={at}
          d={`M${wide * at} ${SURFACE_IN}h${wide * 0.07}l${wide * 0.08} ${height}h-${wide * 0.16}z`}
          fill="url(#tank-ray)"
        />
      ))}
      <path
        d={`M0 ${bottom}q${wide / 4}-1.6 ${wide / 2}-.2t${wide / 2}-.3V${height - 0.8}q0 .8-.8 .8H.8q-.8 0-.8-.8z`}
        fill="#c9ab7c"
        opacity="0.75"
      />
      {drawn.map(({ key, care, color, size }, index) => {
        const { isOnGround, height: units } = shapeOf(care?.group);
        const tall = (size * units) / 100;
        const x = 0.4 + spread(index, GOLDEN) * Math.max(0, wide - size - 0.8);
        const room = Math.max(0, bottom - SURFACE_IN - tall);
        const swim = SURFACE_IN + tall / 2 + spread(index, SILVER) * room;
        return (
          <g key={key} className={isOnGround ? color : `${color} tank-swim`}>
            <AnimalShape
              group={care?.group}
              size={size}
              x={x}
              y={isOnGround ? bottom - tall / 2 + 0.5 : swim}
              isTurned={!isOnGround && index % 2 === 1}
            />
          </g>
        );
      })}
      <path
        d={`M0 ${SURFACE_IN}H${wide}`}
        stroke="#c9f7ff"
        strokeOpacity="0.65"
        strokeWidth="0.14"
      />
      <rect
        width={wide}
        height={height}
        rx="0.8"
        fill="none"
        stroke="#bfefff"
        strokeOpacity="0.6"
        strokeWidth="0.3"
      />
    </svg>
  );
}
