import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { open, topicPaths } from './open-guide.ts';

/** The target of each article's back link (LEARN-05). */
const ARTICLES: Record<string, readonly string[]> = {
  '/learn/care-guides': [
    'drip-acclimation',
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
  ],
  '/learn/drip-acclimation': ['temperature-matching', 'salinity-adjustment'],
  '/learn/beginner-setup': [
    'lighting-systems',
    'protein-skimmers-filtration',
    'heaters-temperature-control',
    'powerheads-circulation-pumps',
    'choosing-tank-size',
    'equipment-checklist',
    'cycling-your-tank',
    'first-fish-coral',
    'avoiding-mistakes',
    'minimum-tank-sizes',
    'space-requirements',
    'budget-considerations',
    'expansion-planning',
    'nitrogen-cycle',
    'fishless-vs-fish-in-cycling',
    'cycle-testing-monitoring',
    'cycling-timeline',
    'hardy-fish-species',
    'easy-coral-varieties',
    'stocking-order',
    'compatibility-considerations',
    'overstocking-mistakes',
    'water-change-schedules',
    'impulse-buying-mistakes',
  ],
  '/learn/compatibility': [
    'peaceful-community-fish',
    'aggressive-species-mixing',
    'size-compatibility-guidelines',
    'territorial-behavior-patterns',
  ],
};

/** Guides in addition to the 48 of the specification, behind separate hubs. */
const FURTHER: Record<string, readonly string[]> = {
  '/learn/fish-health': [
    'marine-ich',
    'marine-velvet',
    'brooklynella',
    'flukes',
    'uronema',
    'bacterial-infections',
    'head-and-lateral-line',
    'emergency-card',
    'first-aid',
  ],
  '/learn/more-guides': [
    'first-ninety-days',
    'clean-up-crew',
    'isolating-invertebrates',
    'anemone-care',
    'ro-di-water',
    'dosing-alkalinity-calcium',
    'algae-and-dinoflagellates',
    'fragging-safely',
  ],
};

/** The pages that the pages on cycling lead to. */
const ONWARD: Record<string, readonly string[]> = {
  'cycling-your-tank': [
    'nitrogen-cycle',
    'fishless-vs-fish-in-cycling',
    'cycle-testing-monitoring',
    'cycling-timeline',
  ],
  'fishless-vs-fish-in-cycling': ['cycle-testing-monitoring', 'cycling-timeline'],
  'cycle-testing-monitoring': ['cycling-timeline'],
  'cycling-timeline': ['fishless-vs-fish-in-cycling'],
};

/** Together they have every kind of tool and drawing. */
const LOOKED_AT = new Set([
  'drip-acclimation',
  'salinity-gravity',
  'choosing-tank-size',
  'cycle-testing-monitoring',
  'par-requirements',
  'testing-schedules',
]);

/** Expects structured data about an article's sources and dates. */
async function expectTold(page: Page): Promise<void> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const article = scripts
    .map((text) => JSON.parse(text))
    .find((data) => data['@type'] === 'Article');
  expect(article).toMatchObject({
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    image: expect.stringMatching(/\.webp$/),
  });
  expect(article.citation.length).toBeGreaterThan(2);
}

for (const [back, slugs] of Object.entries(ARTICLES)) {
  test(`LEARN-05 LEARN-06 LEARN-08 LEARN-09 SEEN-30 every article behind ${back} @phone`, async ({
    page,
    baseURL,
  }) => {
    for (const slug of slugs) {
      await test.step(slug, async () => {
        await open(page, `/learn/${slug}`);
        const title = await page.locator('main h1').innerText();
        await expect(page).toHaveTitle(`${title} | Learn | Reef`);
        await expect(page.locator('head meta[name=description]')).toHaveAttribute(
          'content',
          /.{40,}/,
        );
        const canonical = page.locator('head link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', `${baseURL}/learn/${slug}`);
        // Only at the end: at the top the breadcrumbs say it.
        await expect(page.locator('.back-link')).toHaveCount(1);
        await expect(page.locator('.article-footer .back-link')).toHaveAttribute('href', back);
        const words = (await page.locator('article').innerText()).split(/\s+/);
        expect(words.length).toBeGreaterThan(400);
        await expect(page.getByRole('heading', { name: 'What goes wrong' })).toBeAttached();
        for (const target of ONWARD[slug] ?? []) {
          await expect(page.locator(`.prose a[href="/learn/${target}"]`).first()).toBeAttached();
        }
        await expectNoSidewaysScroll(page);
        if (LOOKED_AT.has(slug)) await expectAccessible(page);
      });
    }
  });
}

for (const [hub, slugs] of Object.entries(FURTHER)) {
  test(`further guides behind ${hub}, each with its sources, which search engines are told @phone`, async ({
    page,
  }) => {
    await open(page, hub);
    expect(await topicPaths(page)).toEqual(slugs.map((slug) => `/learn/${slug}`));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const slug of slugs) {
      await open(page, `/learn/${slug}`);
      await expect(page.locator('.article-footer .back-link')).toHaveAttribute('href', hub);
      expect(await page.locator('.article-sources li').count()).toBeGreaterThan(0);
      if (slug === 'marine-ich') await expectTold(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
