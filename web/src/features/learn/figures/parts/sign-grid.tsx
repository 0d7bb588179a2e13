import type { ComponentType, ReactNode } from 'react';
import { Room } from '#features/learn/figures/parts/gear/water.tsx';
import { ink } from './ink.ts';
import { LearnFigure } from './learn-figure.tsx';
import { Heading, Words } from './words.tsx';

/**
 * One thing to recognize: its name, two lines about it, and its picture, about 80 wide around 0 0.
 */
export type Sign = {
  name: string;
  lines: readonly [string, string];
  Picture: ComponentType;
};

type GridProps = {
  signs: readonly Sign[];
  columns: number;
  cell: readonly [width: number, height: number];
  scale: number;
};

function Grid({ signs, columns, cell: [width, height], scale }: GridProps): ReactNode {
  return signs.map(({ name, lines, Picture }, i) => {
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
          <Picture />
        </g>
        <Heading x={22} y={height - text * 4} size={text * 1.1} lines={name} />
        <Words x={22} y={height - text * 2.6} size={text} lines={lines} />
      </g>
    );
  });
}

/** Six signs side by side: in two columns on a phone, in three on a wide screen. */
export function SignsFigure({
  title,
  description,
  caption,
  signs,
}: {
  title: string;
  /** Every sign in words, for those who do not see the drawing. */
  description: string;
  caption: string;
  signs: readonly Sign[];
}): ReactNode {
  return (
    <LearnFigure
      title={title}
      description={description}
      caption={caption}
      phone={{
        width: 340,
        height: 600,
        art: (
          <>
            <Room width={340} height={600} />
            <Grid signs={signs} columns={2} cell={[170, 200]} scale={1.5} />
          </>
        ),
      }}
      wide={{
        width: 720,
        height: 520,
        art: (
          <>
            <Room width={720} height={520} />
            <Grid signs={signs} columns={3} cell={[240, 260]} scale={2.1} />
          </>
        ),
      }}
    />
  );
}
