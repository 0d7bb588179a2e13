import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** A selector's last step, if that is a field: `select.input`, `.users-search .input`. */
const FIELD = /(?:^|[\s>+~])(?:(?:input|select|textarea)\b|[\w.-]*\binput\b)[^\s>+~]*$/;

/** A field in a component, with its size as a class. */
const SMALL_BY_CLASS = /<(?:input|select|textarea)\b(?:[^>]|=>)*?\btext-(?:xs|sm)\b/;

function sizesOf(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--text-[\w-]+):([^;]+);/g)].map(([, name = '', size = '']) => [name, size]),
  );
}

/** A size in rem, at its least; NaN if it depends on something else. */
function remOf(size: string, tokens: ReadonlyMap<string, string>): number {
  const text = size
    .replace(/var\((--[\w-]+)\)/, (_, name: string) => tokens.get(name) ?? '')
    .trim();
  return Number(/^(?:clamp\()?([\d.]+)rem/.exec(text)?.[1] ?? Number.NaN);
}

/** The rules by which a field is smaller than 1 rem, for which iPhones magnify the page. */
function smallIn(css: string, tokens: ReadonlyMap<string, string>): string[] {
  const rules = css.replaceAll(COMMENT, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, head = '', body = '']) => {
    const [, size] = /(?:^|[\s;])font-size:([^;]+)/.exec(body) ?? [];
    if (size === undefined || remOf(size, tokens) >= 1) return [];
    const selectors = head.split(/,(?![^(]*\))/).map((selector) => selector.trim());
    return selectors.filter((selector) => FIELD.test(selector) && !selector.includes('::'));
  });
}

const TOKENS = sizesOf(readFileSync(path.join(SOURCES, 'ui/styles/tokens.css'), 'utf8'));

test('no field is smaller than 1 rem, so that phones do not zoom', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES });
  const parts = globSync('**/*.tsx', { cwd: SOURCES });
  const read = (file: string) => readFileSync(path.join(SOURCES, file), 'utf8');
  expect(sheets.flatMap((file) => smallIn(read(file), TOKENS))).toEqual([]);
  expect(parts.filter((file) => SMALL_BY_CLASS.test(read(file)))).toEqual([]);
});

test('small fields are found', () => {
  const css = `.a select.input, .b .input { font-size: var(--text-xs) } .c input { font-size: 15px; }
    @media (width < 40rem) { .d-input:focus { color: red; font-size: 0.9em } }
    .e .input { font-size: 1rem } .f textarea { font-size: var(--text-lg) } .g input { color: red }
    .h input + label, .i input::before, .search-input .icon { font-size: var(--text-xs) }`;
  expect(smallIn(css, TOKENS)).toEqual([
    '.a select.input',
    '.b .input',
    '.c input',
    '.d-input:focus',
  ]);
  const field = '<input\n onChange={(event) => type(event)} className="input text-sm" />';
  expect([
    SMALL_BY_CLASS.test(field),
    SMALL_BY_CLASS.test('<input /> <p className="text-sm">'),
  ]).toEqual([true, false]);
});
