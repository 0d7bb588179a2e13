import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, rgb } from './contrast.ts';
import { contrastTable, LEAST, LINE, pairs, paletteOf } from './pairs.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const TOKENS = readFileSync(path.join(ROOT, 'web/src/ui/styles/tokens.css'), 'utf8');
const palette = paletteOf(TOKENS);

describe('contrast of the design', () => {
  it('measures as WCAG does', () => {
    expect(contrast(rgb('#fff'), rgb('#000'))).toBeCloseTo(21, 5);
    expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
  });

  it.each(pairs(palette))('$use: $ink on $ground is $level', ({ ratio, level }) => {
    expect(ratio).toBeGreaterThanOrEqual(LEAST[level]);
  });

  it('measures the edge that controls have', () => {
    expect(TOKENS).toContain(`--line-control: rgb(${LINE.color.join(' ')} / ${LINE.opacity});`);
  });

  it('would not let a pale hint pass', () => {
    const pale = pairs({ ...palette, haze: '#4d6473' });
    expect(pale.some(({ ratio, level }) => ratio < LEAST[level])).toBe(true);
  });

  it('stands in docs/design.md as measured', () => {
    const doc = readFileSync(path.join(ROOT, 'docs/design.md'), 'utf8');
    expect(doc).toContain(contrastTable(palette));
  });
});
