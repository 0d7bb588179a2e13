import type { CareFigures } from '../sources/care-figures.ts';
import { lineAt, type FaultList } from '../faults.ts';
import type { ContentSources } from '../sources/sources.ts';
import { WORKED_EXAMPLES } from '../worked-examples.ts';

/** Units of the care figures; a typed number with one of them must be a known one. */
const UNITS = [
  'ppm',
  'ppt',
  'dKH',
  'SG',
  '°F',
  'PAR',
  'watts per gallon',
  'lb per gallon',
  'drips per second',
  'times the tank volume',
] as const;

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:–|-|to|and|or)\s*${NUMBER})?\+?`;
const WITH_UNIT = new RegExp(String.raw`(?<![\w.$])(${RANGE}) ?(${UNITS.join('|')})(?!\w)`, 'g');

/** Specific gravity is written without a unit as often as with one. */
const BARE_GRAVITY = /(?<![\w.])(1\.0\d{2,3}(?:\s*(?:–|-|to)\s*1\.0\d{2,3})?)(?! ?SG)(?![\d])/g;

function normal(amount: string): string {
  return amount
    .replaceAll(/\s*(?:–|-|to|and|or)\s*/g, '–')
    .replaceAll(/[,+]/g, '')
    .trim();
}

/** Every amount in the table, as `10–20 ppm`; each end of a range also counts by itself. */
function knownAmounts(figures: CareFigures): Set<string> {
  const known = new Set<string>();
  for (const { value, unit = '' } of figures.values()) {
    const words = unit === '' ? value : `${value} ${unit}`;
    for (const match of words.matchAll(WITH_UNIT)) {
      const amount = normal(match[1] ?? '');
      for (const part of [amount, ...amount.split('–')]) known.add(`${part} ${match[2]}`);
    }
    for (const match of value.matchAll(BARE_GRAVITY)) known.add(`${normal(match[1] ?? '')} SG`);
  }
  return known;
}

type Typed = { amount: string; raw: string; offset: number };

function typedAmounts(text: string): Typed[] {
  const found = (pattern: RegExp, unitOf: (match: RegExpMatchArray) => string) =>
    [...text.matchAll(pattern)].map((match) => ({
      amount: `${normal(match[1] ?? '')} ${unitOf(match)}`,
      raw: match[0],
      offset: match.index,
    }));
  return [...found(WITH_UNIT, (match) => match[2] ?? ''), ...found(BARE_GRAVITY, () => 'SG')];
}

/**
 * No care figure is typed with another value than the table's. Numbers of worked examples ("a
 * nitrate of 20 ppm becomes 18") are listed by name, and an entry of that list that its article no
 * longer has is a fault too.
 */
export function checkTypedFigures({ files, figures }: ContentSources, faults: FaultList): void {
  const known = knownAmounts(figures);
  const unused = new Set(WORKED_EXAMPLES);
  for (const [file, text] of files) {
    if (!/^(learn|hubs|pages)\//.test(file)) continue;
    for (const { amount, raw, offset } of typedAmounts(text)) {
      const example = WORKED_EXAMPLES.find((entry) => entry.file === file && entry.amount === raw);
      if (example !== undefined) unused.delete(example);
      else if (!known.has(amount)) {
        faults.add(file, lineAt(text, offset), `"${raw}" differs from the table of care figures`);
      }
    }
  }
  for (const { file, amount } of unused) {
    faults.add(file, 1, `"${amount}" is listed as a worked example but no longer stands here`);
  }
}
