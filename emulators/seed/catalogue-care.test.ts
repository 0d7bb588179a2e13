import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aTank } from '@reef/domain/testing/fit-fixtures';
import { judge } from '@reef/domain/fit/verdict';
import { factsOf } from '@reef/domain/fit/facts/facts';
import { compileContent } from '../../web/vite/content/compile.ts';
import {
  CONTENT_FOLDER,
  readContentFiles,
} from '../../web/vite/content/sources/read-content-files.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { CATALOGUE, catalogueCare, catalogueProducts } from './catalogue-products.ts';

/*
 * The shop's descriptions and the course are written separately. If both give a figure of the same
 * animal, the figures must agree: a buyer reads one after the other.
 */

const FILES = readContentFiles();
const { figures } = compileContent(FILES).content;

/** The course's figure for the light of a genus. */
const PAR_KEYS: Readonly<Record<string, string>> = {
  Euphyllia: 'par-euphyllia',
  Fimbriaphyllia: 'par-euphyllia',
  Duncanopsammia: 'par-duncan',
  Trachyphyllia: 'par-open-brain',
  Dipsastraea: 'par-favia',
  Micromussa: 'par-acan',
  Blastomussa: 'par-blastomussa',
  Homophyllia: 'par-blastomussa',
  Echinophyllia: 'par-blastomussa',
  Caulastraea: 'par-candy-cane',
  Discosoma: 'par-discosoma',
  Rhodactis: 'par-rhodactis',
  Ricordea: 'par-ricordea',
  Zoanthus: 'par-zoanthid',
  Acropora: 'par-acropora',
  Montipora: 'par-medium',
  Seriatopora: 'par-medium',
  Entacmaea: 'par-anemone',
};

const genusOf = ({ scientificName }: CatalogueEntry): string => scientificName.split(' ')[0] ?? '';

/** The light that a description gives: `80–150 PAR`. */
function lightOf({ description }: CatalogueEntry): RegExpExecArray | null {
  return /(\d+)[–-](\d+) PAR/.exec(description);
}

describe('light', () => {
  const lit = CATALOGUE.flatMap((entry) => {
    const range = lightOf(entry);
    const key = PAR_KEYS[genusOf(entry)];
    return range === null || key === undefined ? [] : [{ entry, range, key }];
  });

  it('finds the corals whose light the course gives', () => {
    expect(lit.length).toBeGreaterThan(20);
  });

  it.each(lit.map(({ entry, range, key }) => [entry.slug, range[0], key] as const))(
    '%s at %s lies inside %s of the course',
    (_slug, shop, key) => {
      const [low = 0, high = 0] = (shop.match(/\d+/g) ?? []).map(Number);
      const course = figures[key];
      expect(low).toBeGreaterThanOrEqual(course?.low ?? Number.NaN);
      expect(high).toBeLessThanOrEqual(course?.high ?? Number.NaN);
    },
  );
});

/** Adult length in inches as a description gives it. */
const ADULT_PATTERNS: readonly RegExp[] = [
  /(?:grows to|growing to|adults reach)(?: about)? ([\d.]+|a foot)/i,
  /about ([\d.]+) inches grown/i,
  /([\d.]+) inch(?:es)? grown/i,
  /of (?:about )?(?:\d to )?([\d.]+) inches/i,
];
const FOOT_IN_INCHES = 12;
/** Descriptions round, and give the lower end of a range first: 3 to 4 inches for a fish of 3.5. */
const ROUNDING_IN = 0.5;

function adultOf({ description }: CatalogueEntry): number | null {
  for (const pattern of ADULT_PATTERNS) {
    const found = pattern.exec(description)?.[1];
    if (found === 'a foot') return FOOT_IN_INCHES;
    // The number may end its sentence.
    if (found !== undefined) return Number(found.replace(/\.$/, ''));
  }
  return null;
}

function tankOf({ description }: CatalogueEntry): number | null {
  const found = /(\d+) gallons/.exec(description)?.[1];
  return found === undefined ? null : Number(found);
}

const MONTHS_IN = { month: 1, year: 12 } as const;

/**
 * The age that a description asks of a tank, in months: `at least 6 months old`, `at least a year
 * old`.
 */
function ageOf({ description }: CatalogueEntry): number | null {
  const found = /at least (a|\d+) (month|year)s? old/.exec(description);
  if (found === null) return null;
  const unit = found[2] === 'year' ? 'year' : 'month';
  return (found[1] === 'a' ? 1 : Number(found[1])) * MONTHS_IN[unit];
}

/** Inches of sand that a description asks for: `2 inches of fine sand`, `an inch of fine sand`. */
function sandOf({ description }: CatalogueEntry): number | null {
  const found = /(an|[\d.]+) inch(?:es)? of fine sand/.exec(description)?.[1];
  if (found === undefined) return null;
  return found === 'an' ? 1 : Number(found);
}

/** The range of temperature that a description gives: `64–72 °F`. */
function degreesOf({ description }: CatalogueEntry): RegExpExecArray | null {
  return /(\d+)–(\d+) °F/.exec(description);
}

/** The origin of an animal, from its description. */
function originOf({ description }: CatalogueEntry): string | null {
  return (
    /captive-bred|aquacultured|maricultured|wild/i.exec(description)?.[0].toLowerCase() ?? null
  );
}

type CourseSize = { where: string; name: string; inches: number; gallons: number | null };

/** Sizes in the tables of the articles: a name, a length, and a tank if the row has one. */
function sizesOfArticles(): CourseSize[] {
  return [...FILES].flatMap(([file, text]) =>
    [...text.matchAll(/^\| ([^|]+?) \| ([\d.]+) in \([^)]*\) \|(?: (\d+) gal)?/gm)].map(
      ([, name = '', inches, gallons]) => ({
        where: file,
        name: name.split(',')[0] ?? name,
        inches: Number(inches),
        gallons: gallons === undefined ? null : Number(gallons),
      }),
    ),
  );
}

type Featured = { categories: { items: { name: string; adult: string; tank: string }[] }[] };

function sizesOfFeaturedFish(): CourseSize[] {
  const text = readFileSync(path.join(CONTENT_FOLDER, 'pages/featured-fish.yaml'), 'utf8');
  const { categories } = parse(text) as Featured;
  return categories.flatMap(({ items }) =>
    items.map(({ name, adult, tank }) => ({
      where: 'pages/featured-fish.yaml',
      name,
      inches: Number.parseFloat(adult),
      gallons: Number.parseInt(tank, 10),
    })),
  );
}

describe('adult size and tank', () => {
  const pairs = [...sizesOfArticles(), ...sizesOfFeaturedFish()].flatMap((course) => {
    const sold = CATALOGUE.find(({ name }) =>
      name.toLowerCase().includes(course.name.toLowerCase()),
    );
    return sold === undefined ? [] : [{ course, sold }];
  });

  it('finds the animals that both shop and course measure', () => {
    expect(new Set(pairs.map(({ sold }) => sold.slug)).size).toBeGreaterThan(14);
    const sized = pairs.filter(({ sold }) => adultOf(sold) !== null);
    expect(sized).toHaveLength(36);
    const housed = pairs.filter(({ sold, course }) => course.gallons !== null && tankOf(sold));
    expect(housed).toHaveLength(31);
  });

  it.each(pairs.map(({ course, sold }) => [sold.slug, course.where, course, sold] as const))(
    '%s is the same in %s',
    (_slug, _where, course, sold) => {
      const adult = adultOf(sold);
      if (adult !== null) expect(adult).toBe(course.inches);
      const tank = tankOf(sold);
      if (tank !== null && course.gallons !== null) expect(tank).toBe(course.gallons);
    },
  );

  it('gives every fish and every invertebrate of the shop an adult size', () => {
    const silent = CATALOGUE.filter(
      (entry) => ['Invertebrates', 'Saltwater Fish'].includes(entry.category) && !adultOf(entry),
    ).map(({ slug }) => slug);
    expect(silent).toEqual([]);
  });
});

const care = catalogueCare();

describe('FIT-03 the care facts of the opening catalogue', () => {
  it('are on all 91 products', () => {
    const products = catalogueProducts(new Date('2026-11-21T12:00:00Z'));
    expect(products).toHaveLength(91);
    for (const { id, care: facts } of products) expect(facts, id).toEqual(care.get(id));
    expect(products.filter(({ care: facts }) => facts?.group === undefined)).toEqual([]);
  });

  // The counts are exact because a rephrased sentence would silently drop out of the comparison.
  it.each([
    ['tank', tankOf, 53],
    ['age', ageOf, 6],
    ['sand', sandOf, 2],
    ['temperature', degreesOf, 1],
    ['origin', originOf, 11],
    ['light', lightOf, 38],
  ] as const)('find every %s that a description names', (_what, find, count) => {
    expect(CATALOGUE.filter((entry) => find(entry) !== null)).toHaveLength(count);
  });

  it.each(CATALOGUE)('agree with the description of $slug', (entry) => {
    const facts = care.get(entry.slug);
    const adult = adultOf(entry);
    // For corals and one-of-a-kind pieces the description gives the size when sold.
    if (adult !== null && ['Saltwater Fish', 'Invertebrates'].includes(entry.category)) {
      expect(Math.abs(adult - (facts?.adult_size_in ?? 0))).toBeLessThanOrEqual(ROUNDING_IN);
    }
    const gallons = tankOf(entry);
    if (gallons !== null) expect(facts?.min_tank_gal).toBe(gallons);
    const age = ageOf(entry);
    if (age !== null) expect(facts?.min_tank_age_months).toBe(age);
    const sand = sandOf(entry);
    if (sand !== null) expect(factsOf(facts ?? {}).traits.sand?.inches).toBe(sand);
    const degrees = degreesOf(entry);
    if (degrees !== null) {
      const [, minF, maxF] = degrees.map(Number);
      expect(factsOf(facts ?? {}).traits.coolWater).toMatchObject({ minF, maxF });
    }
    const origin = originOf(entry);
    if (origin !== null) expect(facts?.origin).toBe(origin);
    const light = lightOf(entry);
    if (light !== null) {
      expect(Number(light[1])).toBeGreaterThanOrEqual(facts?.par_min ?? Number.NaN);
      expect(Number(light[2])).toBeLessThanOrEqual(facts?.par_max ?? Number.NaN);
    }
  });
});

it('FIT-07 the verdict asks to feed a sun coral as often as the course does', () => {
  const sunCoral = { name: 'sun coral', care: care.get('orange-sun-coral') ?? null, count: 1 };
  const sentences = judge(sunCoral, aTank()).reasons.map(({ sentence }) => sentence);
  expect(sentences).toContain(
    `The sun coral has no algae to live on and must be fed by hand, ${figures['nps-feeding']?.text} at least.`,
  );
});

/** The demo shop's products with a given hazard. */
function withHazard(hazard: string): CatalogueEntry[] {
  return CATALOGUE.filter(({ slug }) => care.get(slug)?.hazard === hazard);
}

describe('danger to people and animals', () => {
  it('every zoanthid names palytoxin and asks for eye protection', () => {
    const zoanthids = CATALOGUE.filter((entry) => genusOf(entry) === 'Zoanthus');
    expect(zoanthids.length).toBeGreaterThan(2);
    for (const { description } of zoanthids) {
      expect(description).toMatch(/palytoxin/);
      expect(description).toMatch(/eye protection/);
    }
  });

  it('every tang names its blades, and a fish that bites asks for tongs', () => {
    expect(withHazard('cuts').length).toBeGreaterThan(4);
    for (const { description } of withHazard('cuts'))
      expect(description).toMatch(/Sharp tail spines/);
    expect(withHazard('bites').map(({ slug }) => slug)).toEqual(['picasso-triggerfish']);
    for (const { description } of withHazard('bites'))
      expect(description).toMatch(/feed with tongs/);
  });

  it('a lionfish says where it was caught', () => {
    const lionfish = CATALOGUE.filter((entry) => genusOf(entry) === 'Pterois');
    expect(lionfish.length).toBeGreaterThan(0);
    for (const { description } of lionfish) expect(description).toMatch(/Caught off Florida/);
  });
});
