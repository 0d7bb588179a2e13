import type { ReactNode } from 'react';
import { ink } from './ink.ts';

type WordsProps = {
  x: number;
  y: number;
  /** One string a line: SVG does not wrap. */
  lines: string | readonly string[];
  /** In viewBox units; at least 13.5 in a phone layout and 16 in a wide one. */
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  weight?: number;
  lead?: number;
};

/** Text of a drawing, its first baseline at `y`. */
export function Words(props: WordsProps): ReactNode {
  const { x, y, size = 14, anchor = 'start', fill = ink.mist, weight = 450, lead = 1.3 } = props;
  const lines = typeof props.lines === 'string' ? [props.lines] : props.lines;
  return (
    <text
      className="figure-words"
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor}
    >
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={Math.round((y + i * size * lead) * 10) / 10}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A heading of a drawing, in the display face. */
export function Heading(props: WordsProps): ReactNode {
  const { x, y, size = 16, anchor = 'start', fill = ink.foam, lead = 1.15 } = props;
  const lines = typeof props.lines === 'string' ? [props.lines] : props.lines;
  return (
    <text className="figure-heading" fontSize={size} fill={fill} textAnchor={anchor}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={Math.round((y + i * size * lead) * 10) / 10}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A numbered marker that ties a place in a drawing to its explanation. */
export function Marker(props: { x: number; y: number; n: number; r?: number }): ReactNode {
  const { x, y, n, r = 12 } = props;
  return (
    <g>
      <circle cx={x} cy={y} r={r + 3} fill={ink.night} opacity={0.55} />
      <circle cx={x} cy={y} r={r} fill={ink.lumen} />
      <text
        className="figure-heading"
        x={x}
        y={y + r * 0.42}
        fontSize={r * 1.22}
        fill={ink.night}
        textAnchor="middle"
      >
        {n}
      </text>
    </g>
  );
}
