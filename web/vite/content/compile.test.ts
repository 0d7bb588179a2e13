import { describe, expect, it } from 'vitest';
import { compileContent } from './compile.ts';
import { readContentFiles } from './sources/read-content-files.ts';
import { faultText } from './faults.ts';

const REAL = readContentFiles();

/** The compiler's faults when one text of the real content is replaced by another. */
function faultsAfter(file: string, from: string | RegExp, to: string): string[] {
  const text = REAL.get(file) ?? '';
  const changed = text.replace(from, to);
  expect(changed, 'the seed must change the file').not.toBe(text);
  const files = new Map(REAL).set(file, changed);
  return compileContent(files).faults.map(faultText);
}

/** The line of the first occurrence of `part` in the real file. */
function lineIn(file: string, part: string): number {
  const text = REAL.get(file) ?? '';
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

const DRIP = 'learn/drip-acclimation.md';

/** The articles of the specification, in the order of its hubs. Later ones follow them. */
const SPECIFIED_ARTICLES = [
  'drip-acclimation',
  'temperature-matching',
  'salinity-adjustment',
  'quarantine-procedures',
  'water-parameters-ph',
  'nitrate-levels',
  'salinity-gravity',
  'testing-schedules',
  'fish-feeding-frequency',
  'coral-feeding-requirements',
  'food-types-preparation',
  'overfeeding-prevention',
  'aptasia-removal',
  'red-bugs-aefw',
  'coral-eating-flatworms',
  'natural-chemical-treatments',
  'par-requirements',
  'light-spectrum-timing',
  'flow-patterns-intensity',
  'equipment-recommendations',
  'choosing-tank-size',
  'minimum-tank-sizes',
  'space-requirements',
  'budget-considerations',
  'expansion-planning',
  'equipment-checklist',
  'lighting-systems',
  'protein-skimmers-filtration',
  'heaters-temperature-control',
  'powerheads-circulation-pumps',
  'cycling-your-tank',
  'nitrogen-cycle',
  'fishless-vs-fish-in-cycling',
  'cycle-testing-monitoring',
  'cycling-timeline',
  'first-fish-coral',
  'hardy-fish-species',
  'easy-coral-varieties',
  'stocking-order',
  'compatibility-considerations',
  'avoiding-mistakes',
  'overstocking-mistakes',
  'water-change-schedules',
  'impulse-buying-mistakes',
  'peaceful-community-fish',
  'aggressive-species-mixing',
  'size-compatibility-guidelines',
  'territorial-behavior-patterns',
];

/** The hubs of the specification, plus the glossary. */
const SPECIFIED_HUBS = [
  'learn',
  'care-guides',
  'beginner-setup',
  'compatibility',
  'aquascaping',
  'troubleshooting',
  'videos',
];

describe('the current content', () => {
  const { content, faults } = compileContent(REAL);

  it('LEARN-05 LEARN-08 has no faults, the 48 articles, the 7 hubs and 20 terms', () => {
    expect(faults.map(faultText)).toEqual([]);
    const slugs = content.articles.map(({ slug }) => slug);
    expect(slugs.slice(0, SPECIFIED_ARTICLES.length)).toEqual(SPECIFIED_ARTICLES);
    expect(SPECIFIED_ARTICLES).toHaveLength(48);
    expect(content.hubs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(SPECIFIED_HUBS));
    expect(content.glossary).toHaveLength(20);
  });

  it('puts the further articles in hubs of their own, after the specified ones', () => {
    const further = content.articles.slice(SPECIFIED_ARTICLES.length);
    expect(further.length).toBeGreaterThan(0);
    for (const { back } of further) {
      expect(['/learn/fish-health', '/learn/more-guides']).toContain(back.path);
    }
  });

  it('names the sources and both dates of every article', () => {
    for (const { sources, published, reviewed } of content.articles) {
      expect(sources.length).toBeGreaterThan(0);
      expect(published <= reviewed).toBe(true);
    }
  });

  it('LEARN-05 gives every article a section, a back link, three relatives and its headings', () => {
    for (const article of content.articles) {
      expect(article.back.path).toMatch(/^\/learn/);
      expect(article.related).toHaveLength(3);
      expect(article.headings.map(({ text }) => text)).toContain('What goes wrong');
      expect(JSON.stringify(article.blocks)).not.toMatch(/\{\{|\[\[|::figure|::tool/);
    }
  });

  it('LEARN-07 shows a care figure as the table has it', () => {
    const drip = content.articles.find(({ slug }) => slug === 'drip-acclimation');
    expect(JSON.stringify(drip?.blocks)).toContain('2–4 drips per second');
  });

  // UF/IFAS VM061 counts formalin, a solution of 37 percent with 1.08 g/mL, as 100 percent active.
  it('LEARN-07 the formalin limit gives the milliliters of its milligrams', () => {
    const text = content.figures['formalin-warm-limit']?.text ?? '';
    const [mgPerLiter = 0, mlPerLiter = 0, mlPerGallon = 0] = [
      ...text.matchAll(/\d+(?:\.\d+)?/g),
    ].map(Number);
    expect(mlPerLiter).toBeCloseTo(mgPerLiter / 1080, 2);
    expect(mlPerGallon).toBeCloseTo((mgPerLiter / 1080) * 3.785, 1);
    expect(mlPerGallon).toBeLessThanOrEqual((mgPerLiter / 1080) * 3.785);
  });
});

describe('a seeded fault fails the build with its file and line', () => {
  it('broken internal link', () => {
    const faults = faultsAfter(DRIP, '(/learn/quarantine-procedures)', '(/learn/quarantine)');
    const line = lineIn(DRIP, '(/learn/quarantine-procedures)');
    expect(faults).toEqual([
      `web/content/${DRIP}:${line}  broken link: there is no page /learn/quarantine`,
    ]);
  });

  it('broken anchor', () => {
    const faults = faultsAfter(DRIP, '(/learn/temperature-matching)', '(/learn/glossary#sgg)');
    expect(faults.join()).toContain('no #sgg on /learn/glossary');
  });

  it('an anchor that exists is accepted', () => {
    expect(faultsAfter(DRIP, '(/learn/temperature-matching)', '(/learn/glossary#sg)')).toEqual([]);
  });

  it('broken link of a hub', () => {
    const faults = faultsAfter(
      'hubs/care-guides.yaml',
      'path: /learn/nitrate-levels',
      'path: /learn/nitrates',
    );
    expect(faults.some((fault) => fault.includes('there is no page /learn/nitrates'))).toBe(true);
    expect(faults.some((fault) => fault.includes('nothing on /learn/care-guides leads to'))).toBe(
      true,
    );
  });

  it('unknown related article', () => {
    const faults = faultsAfter(DRIP, 'related: [temperature-matching', 'related: [temperature');
    expect(faults).toEqual([`web/content/${DRIP}:8  no other article called "temperature"`]);
  });

  it('unknown source, and a source that no article names', () => {
    const faults = faultsAfter(DRIP, 'sources: [calfo-fenner', 'sources: [calfo-unknown');
    expect(faults.join()).toContain(`${DRIP}:9  no source called "calfo-unknown-invertebrates"`);
    const added = faultsAfter('sources.yaml', /^yanong-ich:/m, 'nobody-names-it:');
    expect(added.join()).toContain('no article names the source "nobody-names-it"');
  });

  it('reviewed before it was published', () => {
    const faults = faultsAfter(DRIP, /^published: .*$/m, 'published: 2999-01-01');
    expect(faults.join()).toContain('reviewed before it was published');
  });

  it('missing back link', () => {
    const faults = faultsAfter(DRIP, /^back:.*\n/m, '');
    expect(faults[0]).toBe(`web/content/${DRIP}:2  back: missing back link`);
  });

  it('back link to a page that does not link here', () => {
    const faults = faultsAfter(DRIP, 'back: /learn/care-guides', 'back: /learn/beginner-setup');
    expect(faults).toEqual([
      `web/content/${DRIP}:4  back link: /learn/beginner-setup is not the parent of its section`,
    ]);
  });

  it('term without definition', () => {
    const faults = faultsAfter(DRIP, '[[SG|', '[[SGG|');
    expect(faults).toEqual([
      `web/content/${DRIP}:${lineIn(DRIP, '[[SG|')}  term without definition: [[SGG]]`,
    ]);
  });

  it('unknown figure key, in an article and in a hub', () => {
    const line = lineIn(DRIP, '{{drip-rate}}');
    expect(faultsAfter(DRIP, '{{drip-rate}}', '{{driprate}}')).toEqual([
      `web/content/${DRIP}:${line}  unknown care figure {{driprate}}`,
    ]);
    const hub = faultsAfter('hubs/troubleshooting.yaml', '{{photoperiod}}', '{{photo}}');
    expect(hub.join()).toContain('unknown care figure {{photo}}');
  });

  it.each([
    ['{{salinity-difference}}', '0.003 SG'],
    ['{{temperature-match}}', '2–5 °F'],
    ['{{drip-rate}}', '5–6 drips per second'],
    ['{{drip-rate}}', '1.031'],
  ])('LEARN-07 a care figure typed with another value: %s as %s', (key, typed) => {
    const line = lineIn(DRIP, key);
    expect(faultsAfter(DRIP, key, typed)).toEqual([
      `web/content/${DRIP}:${line}  "${typed}" differs from the table of care figures`,
    ]);
  });

  it.each([
    ['{{salinity-difference}}', '0.002 SG'],
    ['{{temperature-match}}', '1 °F'],
    ['{{drip-rate}}', '2 to 4 drips per second'],
    ['{{lights-dim-after-arrival}}', '4 hours'],
  ])('LEARN-07 a care figure typed with the table’s value is accepted: %s as %s', (key, typed) => {
    expect(faultsAfter(DRIP, key, typed)).toEqual([]);
  });

  it('a worked example that no longer exists', () => {
    const file = 'learn/cycling-timeline.md';
    const faults = faultsAfter(file, '5 ppm or more', 'too much');
    expect(faults.join()).toContain('"5 ppm" is listed as a worked example');
  });

  it('missing required section', () => {
    expect(faultsAfter(DRIP, '## What goes wrong', '## Troubles')).toEqual([
      `web/content/${DRIP}:1  missing required section "## What goes wrong"`,
    ]);
  });

  it('too few and too many words', () => {
    const short = faultsAfter(DRIP, /## What you need[\s\S]*?(?=## What goes wrong)/, '');
    expect(short.join()).toMatch(/\d+ words; an article has 500 to 1000/);
    const long = faultsAfter(DRIP, '## Tips', `${'word '.repeat(400)}\n\n## Tips`);
    expect(long.join()).toMatch(/\d+ words; an article has 500 to 1000/);
  });

  it('description too long', () => {
    const faults = faultsAfter(DRIP, /^description: .*/m, `description: ${'a'.repeat(156)}`);
    expect(faults).toEqual([
      `web/content/${DRIP}:3  description: description too long: at most 155 characters`,
    ]);
  });

  it('unknown drawing, and a drawing that is listed but not placed', () => {
    const unknown = faultsAfter(DRIP, '::figure drip-acclimation', '::figure dripping');
    expect(unknown.join()).toContain('unknown mark "::figure dripping"');
    const absent = faultsAfter(DRIP, '::figure drip-acclimation\n', '\n');
    expect(absent.join()).toContain('no line "::figure drip-acclimation"');
  });

  it('a care figure that is in both files', () => {
    const file = 'care-figures-beginner.yaml';
    const faults = faultsAfter(file, /^tank-weight:/m, 'nitrate:');
    expect(faults.join()).toContain('"nitrate" stands in both files');
  });

  it('an unknown icon and a foreign key in a hub', () => {
    expect(faultsAfter('hubs/learn.yaml', 'icon: rocket', 'icon: racket').join()).toMatch(
      /hubs\/learn\.yaml:\d+ {2}cards\.1\.icon: unknown icon/,
    );
    expect(faultsAfter('hubs/learn.yaml', 'intro: ', 'intros: ').join()).toContain('intro');
  });
});
