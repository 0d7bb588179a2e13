import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** What may move for more than five seconds, and why. */
const ALLOWED = [
  // Waiting.
  '.spinner-ring',
  '.skeleton::after',
  // The specification's: the last ten minutes of a guarantee.
  '.flashing',
  // Its button stops it.
  ".reef-stage:not([data-still]) canvas[data-layer='rays']",
];

/** How many seconds an `animation` takes: its time, as often as it runs. */
function secondsOf(animation: string): number {
  if (/\binfinite\b/.test(animation)) return Infinity;
  const [, time = '0', unit] = /\b([\d.]+)(ms|s)\b/.exec(animation) ?? [];
  const [, count = '1'] = /\s(\d+)(?=\s|$)/.exec(animation.replaceAll(/\([^)]*\)/g, '')) ?? [];
  return (Number(time) * Number(count)) / (unit === 'ms' ? 1000 : 1);
}

/** The selectors of a sheet that move for more than five seconds. */
function longMovers(css: string): string[] {
  const rules = css.replaceAll(COMMENT, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, head = '', body = '']) => {
    const [, animation = ''] = /(?:^|[\s;])animation:([^;]+)/.exec(body) ?? [];
    return secondsOf(animation.trim()) > 5 ? [head.trim()] : [];
  });
}

test('nothing moves for more than five seconds, except what waits, what the specification wants and what a button stops', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES });
  const texts = sheets.map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  expect(texts.flatMap(longMovers).toSorted()).toEqual(ALLOWED.toSorted());
  // Counts and times are in `animation`, where this test finds them.
  expect(texts.filter((css) => /animation-(?:iteration-count|name)/.test(css))).toEqual([]);
});

test('endless and long motion is found', () => {
  const css = `.a { animation: spin 1s infinite } .b { animation: spin 1.3s var(--ease-drift) 4 }
    .c { color: red; animation: spin 900ms cubic-bezier(0.5, 0, 0.9, 0.6) 5; }
    .d { animation: spin 480ms var(--ease-tide) backwards } .e { animation: none }
    @media print { .f { animation: spin 6s } }`;
  expect(longMovers(css)).toEqual(['.a', '.b', '.f']);
});
