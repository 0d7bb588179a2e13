import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The frame of a picture, which lies over nothing. */
const ALLOWED = ['.product-frame'];

/** The rules for what floats over the page (`--shadow-deep`) with gradients as its only ground. */
function groundlessIn(css: string): string[] {
  const rules = css.replaceAll(COMMENT, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, head = '', body = '']) => {
    const [, background = ''] = /(?:^|[\s;])background:([^;]+)/.exec(body) ?? [];
    const isOver = body.includes('var(--shadow-deep)') && background.includes('gradient(');
    return isOver && !/\)\s+var\(--color-[\w-]+\)$/.test(background.trim()) ? [head.trim()] : [];
  });
}

test('what floats has a color below its gradient, which contrast themes remove', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES });
  const texts = sheets.map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  expect(texts.flatMap(groundlessIn)).toEqual(ALLOWED);
});

test('a ground of gradients alone is found', () => {
  const css = `.a { background: linear-gradient(#000, #fff); box-shadow: var(--shadow-deep) }
    .b { background: linear-gradient(#000, #fff) var(--color-abyss-900); box-shadow: var(--shadow-deep) }
    .c { background: linear-gradient(#000, #fff) } .d { background: #000; box-shadow: var(--shadow-deep) }`;
  expect(groundlessIn(css)).toEqual(['.a']);
});
