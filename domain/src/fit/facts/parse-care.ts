import { Care, SCIENTIFIC_NAME } from '@reef/domain/fit/care';
import { type Fact, type FactKey, FACTS } from './fact-list.ts';

/** Care facts as people write them, in a form or in the cells of a table; empty is unknown. */
export type CareText = Record<FactKey, string>;

/** A message for each fact that is refused as written. */
export type CareFaults = Partial<Record<FactKey, string>>;

export type ParsedCare = { ok: true; care: Care | null } | { ok: false; faults: CareFaults };

/** How many words of a list a message names before it says only some. */
const WORDS_SAID = 6;

function oneOf(words: readonly string[]): string {
  if (words.length <= WORDS_SAID) return `one of: ${words.join(', ')}`;
  return `a word of the list, such as ${words.slice(0, 3).join(', ')}`;
}

/** What is allowed, as the end of the sentence "This has to be …". */
function expected(fact: Fact): string {
  if (fact.kind === 'name') return 'a genus and a species, such as Zebrasoma flavescens';
  if (fact.kind === 'choice') return oneOf(fact.words);
  if (fact.kind === 'yes-no') return 'yes or no';
  const number = fact.isWhole ? 'a whole number' : 'a number';
  return `${number} from ${fact.min} to ${fact.max} (${fact.unit})`;
}

const NUMBER = /^\d+(?:\.\d+)?$/;

function valueOf(fact: Fact, written: string): string | number | boolean | null {
  if (fact.kind === 'name') return SCIENTIFIC_NAME.test(written) ? written : null;
  if (fact.kind === 'choice') {
    return fact.words.find((word) => word.toLowerCase() === written.toLowerCase()) ?? null;
  }
  if (fact.kind === 'yes-no') {
    const isYes = /^(?:yes|true)$/i.test(written);
    return isYes || /^(?:no|false)$/i.test(written) ? isYes : null;
  }
  if (!NUMBER.test(written)) return null;
  const number = Number(written);
  if (number < fact.min || number > fact.max) return null;
  return fact.isWhole && !Number.isInteger(number) ? null : number;
}

const LIGHT_UPSIDE_DOWN = 'The least light has to be at most the most light.';
const NO_GROUP = 'A least number belongs to animals kept as a group.';

/**
 * Care facts from what people wrote; null if every fact is empty. Words are taken in any case,
 * space around them is dropped, and numbers have a decimal point.
 */
export function parseCare(texts: Partial<CareText>): ParsedCare {
  const facts: Record<string, string | number | boolean> = {};
  const faults: CareFaults = {};
  for (const fact of FACTS) {
    const written = (texts[fact.key] ?? '').trim();
    if (written === '') continue;
    const value = valueOf(fact, written);
    if (value === null) faults[fact.key] = `This has to be ${expected(fact)}.`;
    else facts[fact.key] = value;
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const care = Care.safeParse(facts);
  if (care.success) return { ok: true, care: Object.keys(facts).length === 0 ? null : care.data };
  for (const { path } of care.error.issues) {
    if (path[0] === 'par_min') faults.par_min = LIGHT_UPSIDE_DOWN;
    else if (path[0] === 'group_of') faults.group_of = NO_GROUP;
    else faults.scientific_name = 'This name is too long.';
  }
  return { ok: false, faults };
}

function textOf(value: string | number | boolean | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

const ALL_UNKNOWN: CareText = {
  scientific_name: '',
  group: '',
  adult_size_in: '',
  min_tank_gal: '',
  min_tank_length_in: '',
  min_tank_age_months: '',
  temperament: '',
  reef_safe: '',
  invert_safe: '',
  diet: '',
  difficulty: '',
  kept_as: '',
  group_of: '',
  origin: '',
  par_min: '',
  par_max: '',
  flow: '',
  sweeper_in: '',
  hazard: '',
  jumps: '',
};

/** Care facts as people would write them; unknown ones are empty. */
export function formatCare(care: Care | null | undefined): CareText {
  const texts = { ...ALL_UNKNOWN };
  for (const { key } of FACTS) texts[key] = textOf(care?.[key]);
  return texts;
}
