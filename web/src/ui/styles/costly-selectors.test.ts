import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * A step behind one with `:has`, and the pseudo-classes with which it begins if it names nothing.
 */
const NAMELESS_BEHIND_HAS =
  /:has\((?:[^()]|\([^()]*\))*\)[^,{]*[ >+~](?:\*|:[a-z-]+)[^ >+~,{]*\s*$/;

/**
 * A step that names nothing, behind one with a structural pseudo-class. Whatever becomes the last
 * child of its parent is restyled with all its content, and so is the last one before: a dialog
 * that joins the body restyles the whole page.
 */
const NAMELESS_BEHIND_PLACE =
  /:(?:first|last|only|nth|empty)[^,{ ]*[ >]+(?:\*|:(?!is\(\w)[a-z-]+)[^ >+~,{]*\s*$/;

function namelessIn(css: string): string[] {
  const heads = css.replaceAll(COMMENT, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = heads.flatMap((head) => head.trim().split(/,(?![^(]*\))/));
  return selectors.filter(
    (selector) =>
      NAMELESS_BEHIND_HAS.test(selector.trim()) || NAMELESS_BEHIND_PLACE.test(selector.trim()),
  );
}

test('what stands behind :has or a place names a class or an element, so that no change restyles all', () => {
  const files = globSync('**/*.css', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    namelessIn(readFileSync(path.join(SOURCES, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});

test('the nameless are found, and the named are not', () => {
  const css = `body:has(.a) .b:has(> :last-child > .c) > :first-child, .d:has(.e) * { color: red }
    body:has(.a) .toast:not(:last-child), .f:has(> .g) > td, .h:has(:checked) { color: red }
    .i tr:last-child > *, .j:nth-child(2) :hover, .k > li:first-child > .l { color: red }
    .m tr:last-child > :is(td, th), .n > :last-child, .o:last-child::after { color: red }`;
  expect(namelessIn(css)).toEqual([
    'body:has(.a) .b:has(> :last-child > .c) > :first-child',
    ' .d:has(.e) *',
    '.i tr:last-child > *',
    ' .j:nth-child(2) :hover',
  ]);
});
