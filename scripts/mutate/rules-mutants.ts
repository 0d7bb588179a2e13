import type { Mutant } from './mutant.ts';

const OPERATORS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/&&/g, ['||']],
  [/\|\|/g, ['&&']],
  [/==/g, ['!=']],
  [/!=/g, ['==']],
  [/>=/g, ['>', '<']],
  [/<=/g, ['<', '>']],
  [/(?<=\s)>(?=\s)/g, ['>=', '<']],
  [/(?<=\s)\+(?=\s)/g, ['-']],
  [/!(?=[(\w])/g, ['']],
];

function blank(text: string): string {
  return ' '.repeat(text.length);
}

/** The rules with comments and texts blanked, so that nothing in them looks like code. */
function codeOnly(source: string): string {
  return source
    .replaceAll(/\/\/.*$/gm, blank)
    .replaceAll(/'[^'\n]*'/g, (text) => `'${blank(text.slice(2))}'`);
}

/** Both sides of every `&&` and `||`, each with the operator to remove with it. */
function droppedSides(code: string): Mutant[] {
  const found: Mutant[] = [];
  for (const match of code.matchAll(/&&|\|\|/g)) {
    const end = endOfSide(code, match.index + 2);
    found.push({ start: match.index, end, replacement: '', what: 'side dropped' });
    const start = startOfSide(code, match.index);
    if (start !== null) {
      found.push({ start, end: match.index + 2, replacement: '', what: 'first side dropped' });
    }
  }
  return found;
}

/**
 * The end of an operand that begins at `from`: the next operator or closing bracket of its depth.
 */
function endOfSide(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const here = code[at] ?? '';
    if ('([{'.includes(here)) depth += 1;
    if (')]}'.includes(here)) depth -= 1;
    const isOperator = code.startsWith('&&', at) || code.startsWith('||', at);
    if (depth < 0 || (depth === 0 && (here === ';' || here === ',' || isOperator))) return at;
  }
  return code.length;
}

/** The start of the first operand before `to`; null if it is not the first. */
function startOfSide(code: string, to: number): number | null {
  let depth = 0;
  for (let at = to - 1; at >= 0; at -= 1) {
    const here = code[at] ?? '';
    if (')]}'.includes(here)) depth += 1;
    if ('([{'.includes(here)) depth -= 1;
    if (depth < 0) return at + 1;
    if (depth > 0) continue;
    if ('&|'.includes(here)) return null;
    if (/(?:\bif|\breturn)\s$/.test(code.slice(at - 6, at + 1))) return at + 1;
  }
  return null;
}

function replacements(source: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  const add = (match: RegExpMatchArray, replacement: string, what: string) => {
    const start = match.index ?? 0;
    found.push({ start, end: start + match[0].length, replacement, what });
  };
  for (const [pattern, others] of OPERATORS) {
    for (const match of code.matchAll(pattern))
      for (const other of others) add(match, other, 'operator');
  }
  // Bounds one too wide; other times and divisors.
  for (const match of code.matchAll(/(?<![\w.])\d+(?=[\s),;])/g)) {
    add(match, String(Number(match[0]) + 1), 'number');
  }
  // Every list of names with one name left out, and with one added.
  for (const list of source.matchAll(/\[[^\]]*'[^\]]*\]/g)) {
    for (const item of list[0].matchAll(/'[^']*',\s*|,\s*'[^']*'(?=\s*\])/g)) {
      const start = (list.index ?? 0) + (item.index ?? 0);
      found.push({ start, end: start + item[0].length, replacement: '', what: 'name left out' });
    }
    const start = (list.index ?? 0) + 1;
    found.push({
      start,
      end: start,
      replacement: "'payment_status', 'account_status', 'XX', ",
      what: 'names added',
    });
  }
  return found;
}

function permissions(code: string): Mutant[] {
  return [...code.matchAll(/allow ([\w, ]+): if\s+([^;]*);/g)].flatMap((match) => {
    const end = match.index + match[0].length;
    const opened = `allow ${match[1]}: if true;`;
    const all = [
      { replacement: `allow ${match[1]}: if false;`, what: 'allow left out' },
      { replacement: opened, what: 'allow opened' },
      {
        replacement: match[0].replace(/allow [\w, ]+:/, 'allow read, write:'),
        what: 'allow widened',
      },
    ];
    return all
      .filter(({ replacement }) => replacement !== match[0])
      .map((each) => ({ ...each, start: match.index, end }));
  });
}

/**
 * Every mutant of a rules file that is tried: an `allow` removed, opened or widened to every verb;
 * a side of a condition dropped; operators and bounds changed; a name more or less in a list.
 */
export function rulesMutants(source: string): Mutant[] {
  const code = codeOnly(source);
  // Conditions are kept as they are written, including texts.
  const allows = permissions(code).map((mutant) => ({
    ...mutant,
    replacement:
      mutant.what === 'allow widened'
        ? source.slice(mutant.start, mutant.end).replace(/allow [\w, ]+:/, 'allow read, write:')
        : mutant.replacement,
  }));
  return [...allows, ...droppedSides(code), ...replacements(source, code)];
}
