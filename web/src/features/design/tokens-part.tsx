import type { ReactNode } from 'react';
import tokens from '#ui/styles/tokens.css?raw';
import { Badge } from '#ui/layout/badge.tsx';
import { Block, Row } from './block.tsx';
import { LEAST, pairs, paletteOf } from './pairs.ts';

const PALETTE = paletteOf(tokens);

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16, 24] as const;
const RADII = ['sm', 'md', 'lg', 'xl', 'full'] as const;
const SHADOWS = ['lift', 'deep', 'glow'] as const;

function Swatch({ name, hex }: { name: string; hex: string }): ReactNode {
  return (
    <div className="w-28">
      <div
        className="h-16 rounded-md border border-[var(--line-strong)]"
        style={{ background: hex }}
      />
      <p className="mt-1 text-xs text-foam">{name}</p>
      <p className="figures text-xs text-haze">{hex}</p>
    </div>
  );
}

function Contrast(): ReactNode {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {pairs(PALETTE).map(({ use, ink, ground, level, ratio }) => (
        <li key={use} className="surface-quiet flex items-center justify-between gap-3 p-3">
          <span>
            <span className="block text-sm text-foam">{use}</span>
            <span className="block text-xs text-haze">
              {ink} on {ground}
            </span>
          </span>
          <Badge tone={ratio >= LEAST[level] ? 'good' : 'danger'} className="figures">
            {ratio.toFixed(1)} {level}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Every token: color with its contrast, type, space, radius, elevation. */
export function TokensPart(): ReactNode {
  return (
    <>
      <Block title="Color">
        <div className="flex flex-wrap gap-4">
          {Object.entries(PALETTE).map(([name, hex]) => (
            <Swatch key={name} name={name} hex={hex} />
          ))}
        </div>
      </Block>
      <Block title="Contrast">
        <Contrast />
      </Block>
      <Block title="Type">
        {SIZES.map((size) => (
          <p
            key={size}
            className="mt-3 overflow-hidden font-display text-ellipsis text-foam"
            style={{
              fontSize: `var(--text-${size})`,
              lineHeight: `var(--text-${size}--line-height)`,
            }}
          >
            {size} · Torch coral, $189.00
          </p>
        ))}
        <p className="mt-5 max-w-prose">
          Body in Figtree. Acclimate slowly, feed little and often, and test before you add: a reef
          forgives patience and nothing else.
        </p>
      </Block>
      <Block title="Space, radius, elevation">
        <Row label="Space, in steps of 4 px">
          {SPACES.map((step) => (
            <span key={step} className="text-center text-xs text-haze">
              <span
                className="block bg-lumen-deep"
                style={{ width: `${step * 4}px`, height: `${step * 4}px` }}
              />
              {step * 4}
            </span>
          ))}
        </Row>
        <Row label="Radius">
          {RADII.map((radius) => (
            <span
              key={radius}
              className="grid size-20 place-items-center border border-[var(--line-strong)] bg-abyss-800 text-sm"
              style={{ borderRadius: `var(--radius-${radius})` }}
            >
              {radius}
            </span>
          ))}
        </Row>
        <Row label="Elevation">
          {SHADOWS.map((shadow) => (
            <span
              key={shadow}
              className="m-4 grid size-24 place-items-center rounded-lg bg-abyss-800 text-sm"
              style={{ boxShadow: `var(--shadow-${shadow})` }}
            >
              {shadow}
            </span>
          ))}
        </Row>
      </Block>
    </>
  );
}
