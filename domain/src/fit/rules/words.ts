/** Names that are already plural: `green star polyps`. */
const PLURAL = /(?:zoanthids|polyps|palythoas|mushrooms|snails|crabs)$/i;
/** Begins with a vowel sound: `an emperor angelfish`, but `a unicorn tang`. */
const VOWEL = /^(?!uni|eu|one)[aeiou]/i;

function isPlural(name: string): boolean {
  return PLURAL.test(name);
}

/** `a yellow tang`, `an orchid dottyback`, `green star polyps`. */
export function aName(name: string): string {
  if (isPlural(name)) return name;
  return `${VOWEL.test(name) ? 'an' : 'a'} ${name}`;
}

/** The verb that goes with a name: `needs` or, for a plural name, `need`. */
export function verb(name: string, singular: string, plural: string): string {
  return isPlural(name) ? plural : singular;
}

/** The text with its first letter capitalized. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number as people write it: no decimals above 10, at most one below. */
export function amount(value: number): string {
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  // `toLocaleString` would take most of a verdict's time.
  return String(rounded).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 gallon`, `60 gallons`. */
export function gallons(value: number): string {
  return amount(value) === '1' ? '1 gallon' : `${amount(value)} gallons`;
}

/** `1 inch`, `8 inches`. */
export function inches(value: number): string {
  return amount(value) === '1' ? '1 inch' : `${amount(value)} inches`;
}

/** `1 month`, `12 months`. */
export function months(value: number): string {
  return amount(value) === '1' ? '1 month' : `${amount(value)} months`;
}
