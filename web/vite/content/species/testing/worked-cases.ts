import type { Species } from '@reef/domain/fit/species';
import type { Animal, Surroundings, Verdict } from '@reef/domain/fit/verdict';

/** One row of `web/content/species/worked-cases.md` or `worked-cases-held-out.md`. */
export type WorkedCase = {
  animal: Animal;
  surroundings: Surroundings;
  verdict: Verdict['verdict'];
  codes: string[];
  source: string;
  /** The row as written, for the test's title. */
  title: string;
};

const TANK = /^(?<gal>\d+) gal(?: (?<length>\d+) in)? (?<kind>reef|fish-only) (?<age>\d+) mo$/;
const COLUMNS = 6;

function list(cell: string): string[] {
  return cell === '-' ? [] : cell.split(',').map((part) => part.trim());
}

function animalOf(cell: string, library: ReadonlyMap<string, Species>): Animal {
  const [id = '', count = '1'] = cell.split(' x');
  const species = library.get(id);
  if (species === undefined) throw new Error(`The library has no ${id}`);
  return { name: species.name, care: species.care, count: Number(count) };
}

/**
 * The worked cases in their Markdown tables.
 * @throws if a row names an unknown species or is not written as the file's header says.
 */
export function parseWorkedCases(
  markdown: string,
  library: ReadonlyMap<string, Species>,
): WorkedCase[] {
  const rows = markdown
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  return rows.map((cells) => {
    const [animal = '', tank = '', residents = '', verdict = '', codes = '', source = ''] = cells;
    const water = TANK.exec(tank)?.groups;
    const isVerdict = verdict === 'fits' || verdict === 'with-care' || verdict === 'does-not-fit';
    if (water === undefined || !isVerdict || cells.length !== COLUMNS || source === '') {
      throw new Error(`This row is not written as the others: ${cells.join(' | ')}`);
    }
    return {
      animal: animalOf(animal, library),
      surroundings: {
        volume_gal: Number(water['gal']),
        length_in: water['length'] === undefined ? null : Number(water['length']),
        age_months: Number(water['age']),
        kind: water['kind'] === 'reef' ? 'reef' : 'fish-only',
        residents: list(residents).map((cell) => animalOf(cell, library)),
        cart: [],
      },
      verdict,
      codes: list(codes),
      source,
      title: `${animal} in ${tank} with ${residents}`,
    };
  });
}
