import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** What a label shows about the hidden control in it. */
const STATE = /:has\((?:input)?:(checked|focus-visible)\)/;

type Rule = { selectors: string[]; declarations: string };

function rulesIn(css: string): Rule[] {
  const rules = css.replaceAll(COMMENT, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].map(([, head = '', body = '']) => ({
    selectors: head.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    declarations: body.replaceAll(/\s+/g, ' ').trim(),
  }));
}

/** The selector for browsers without `:has`, Firefox before 121. */
function withoutHas(selector: string): string {
  return selector.replace(STATE, (_, state) =>
    state === 'checked' ? '[data-on]' : ':focus-within',
  );
}

/** The selectors whose state is shown by `:has` alone, or that disable others of their list. */
function lost(css: string): string[] {
  const rules = rulesIn(css);
  return rules.flatMap(({ selectors, declarations }) => {
    const states = selectors.filter((selector) => STATE.test(selector));
    const missing = states.filter((selector) => {
      const wanted = withoutHas(selector);
      const others = rules.filter((rule) => rule.selectors.includes(wanted));
      // A focus may be shown in another way.
      return !others.some((rule) => /focus/.test(wanted) || rule.declarations === declarations);
    });
    const dropped = selectors.filter((selector) => !selector.includes(':has('));
    return states.length === 0 ? [] : [...missing, ...dropped];
  });
}

test('no state of a hidden control is shown by :has alone, which the oldest Firefox does not know', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES });
  const texts = sheets.map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  expect(texts.filter((css) => STATE.test(css)).length).toBeGreaterThan(4);
  expect(sheets.flatMap((file, at) => lost(texts[at] ?? '').map((it) => `${file}: ${it}`))).toEqual(
    [],
  );
});

/** The rules for paper that hang on `:has`. */
function printedByHas(css: string): string[] {
  const bare = css.replaceAll(COMMENT, '');
  const papers = bare.matchAll(/@media print\s*\{((?:[^{}]*\{[^{}]*\})*)/g);
  return [...papers].flatMap(([, rules = '']) =>
    rulesIn(rules).flatMap(({ selectors }) => selectors.filter((it) => it.includes(':has('))),
  );
}

test('no rule for paper hangs on :has, without which the oldest Firefox prints the whole page', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES });
  const texts = sheets.map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  expect(texts.filter((css) => css.includes('@media print')).length).toBeGreaterThan(3);
  expect(texts.flatMap(printedByHas)).toEqual([]);
  const css = `.a:has(.b) { color: red } @media print { @page { margin: 0 } .c { color: red }
    .d, body:has(> .e) > :not(.e) { display: none } } .f:has(.g) { color: red }`;
  expect(printedByHas(css)).toEqual(['body:has(> .e) > :not(.e)']);
});

test('no script looks something up by :has, which throws in the oldest Firefox', () => {
  const scripts = globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['**/*.test.*'] });
  const using = scripts.filter((file) =>
    readFileSync(path.join(SOURCES, file), 'utf8').includes(':has('),
  );
  expect(scripts.length).toBeGreaterThan(300);
  expect(using).toEqual([]);
});

test('a state without a second way is found, and so is what a list would lose', () => {
  const css = `.a:has(:checked) { color: red } .b:has(:focus-visible) { color: red }
    .c:has(:checked) .d { color: red } .e:has(:checked), .f { color: red }
    .g:has(:checked) { color: red } .h:has(input:focus-visible) { color: red }
    @supports not selector(:has(a)) {
      .c[data-on] .d { color: blue } .e[data-on], .g[data-on] { color: red }
      .h:focus-within { outline: 1px }
    }`;
  expect(lost(css)).toEqual([
    '.a:has(:checked)',
    '.b:has(:focus-visible)',
    '.c:has(:checked) .d',
    '.f',
  ]);
});
