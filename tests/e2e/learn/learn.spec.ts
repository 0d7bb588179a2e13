import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';
import { open } from './open-guide.ts';

/** Where each article's back link leads (LEARN-05). */
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

/** Guides beside the 48 of the specification, behind hubs of their own. */
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

/** The links of a hub's cards. */
async function topicPaths(page: Page): Promise<(string | null)[]> {
  const links = page.locator('.hub-topics a');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

test('LEARN-01 the hub has seven cards with bullets @phone', async ({ page }) => {
  await open(page, '/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn About Aquatics');
  const cards = page.locator('.learn-door');
  await expect(cards).toHaveCount(7);
  const paths = await cards
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(paths).toEqual([
    '/learn/care-guides',
    '/learn/beginner-setup',
    '/learn/compatibility',
    '/learn/aquascaping',
    '/learn/troubleshooting',
    '/learn/videos',
    '/learn/glossary',
  ]);
  for (const card of await cards.all()) {
    expect(await card.locator('li').count()).toBeGreaterThan(2);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

for (const [hub, count] of [
  ['care-guides', 20],
  ['beginner-setup', 20],
] as const) {
  test(`LEARN-02 ${hub} has five categories, every topic clickable @phone`, async ({ page }) => {
    await open(page, `/learn/${hub}`);
    await expect(page.locator('.hub-card')).toHaveCount(5);
    await expect(page.locator('.hub-topics > li')).toHaveCount(count);
    expect(await topicPaths(page)).toHaveLength(count);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('LEARN-03 compatibility has four categories, four topics clickable @phone', async ({
  page,
}) => {
  await open(page, '/learn/compatibility');
  await expect(page.locator('.hub-card')).toHaveCount(4);
  const expected = ARTICLES['/learn/compatibility']?.map((slug) => `/learn/${slug}`);
  expect(await topicPaths(page)).toEqual(expected);
  await expectAccessible(page);
});

for (const [hub, count, links] of [
  ['aquascaping', 4, 0],
  ['troubleshooting', 5, 0],
  // What can be read in place of the films that there are not.
  ['videos', 4, 11],
] as const) {
  test(`LEARN-04 ${hub} has ${count} cards @phone`, async ({ page }) => {
    await open(page, `/learn/${hub}`);
    await expect(page.locator('.hub-card')).toHaveCount(count);
    await expect(page.locator('.hub-card a')).toHaveCount(links);
    await expect(page.getByText('Coming Soon')).toHaveCount(hub === 'videos' ? 1 : 0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

for (const [back, slugs] of Object.entries(ARTICLES)) {
  test(`LEARN-05 LEARN-06 LEARN-08 SEEN-30 every article behind ${back} @phone`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    for (const slug of slugs) {
      await open(page, `/learn/${slug}`);
      const title = await page.locator('main h1').innerText();
      await expect(page).toHaveTitle(`${title} | Learn | Reef`);
      await expect(page.locator('head meta[name=description]')).toHaveAttribute(
        'content',
        /.{40,}/,
      );
      const canonical = page.locator('head link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', `${baseURL}/learn/${slug}`);
      // At the end alone: at the head the breadcrumbs say it.
      await expect(page.locator('.back-link')).toHaveCount(1);
      await expect(page.locator('.article-footer .back-link')).toHaveAttribute('href', back);
      expect((await page.locator('article').innerText()).split(/\s+/).length).toBeGreaterThan(400);
      await expect(page.getByRole('heading', { name: 'What goes wrong' })).toBeAttached();
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const [hub, slugs] of Object.entries(FURTHER)) {
  test(`further guides behind ${hub}, each with its sources @phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, hub);
    expect(await topicPaths(page)).toEqual(slugs.map((slug) => `/learn/${slug}`));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const slug of slugs) {
      await open(page, `/learn/${slug}`);
      await expect(page.locator('.article-footer .back-link')).toHaveAttribute('href', hub);
      expect(await page.locator('.article-sources li').count()).toBeGreaterThan(0);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('LEARN-09 cycling pages lead onward @phone', async ({ page }) => {
  const onward = {
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
  for (const [slug, targets] of Object.entries(onward)) {
    await open(page, `/learn/${slug}`);
    for (const target of targets) {
      await expect(page.locator(`.prose a[href="/learn/${target}"]`).first()).toBeAttached();
    }
  }
});

for (const slug of [
  'drip-acclimation',
  'salinity-gravity',
  'choosing-tank-size',
  'cycle-testing-monitoring',
  'par-requirements',
  'testing-schedules',
]) {
  test(`LEARN-05 ${slug} is accessible @phone`, async ({ page }) => {
    await open(page, `/learn/${slug}`);
    await expectAccessible(page);
  });
}

test('LEARN-05 links in the text stay inside the app, and a term explains itself @phone', async ({
  page,
  isMobile,
}) => {
  await open(page, '/learn/drip-acclimation');
  await page.evaluate('window.isSamePage = true');
  const term = page.locator('a.term').first();
  await term.scrollIntoViewIfNeeded();
  if (isMobile) await term.tap();
  else await term.focus();
  const note = page.locator('.term-popover');
  await expect(note).toContainText('density of the tank water');
  await expect(term).toHaveAccessibleDescription(/density of the tank water/);
  if (!isMobile) {
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await term.focus();
    await page.keyboard.press('Enter');
  } else {
    await note.getByRole('link').tap();
  }
  await expect(page).toHaveURL(/\/learn\/glossary#sg$/);
  await expect(page.locator('#sg')).toBeInViewport();
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('ERR-01 an unknown guide is the 404 page @phone', async ({ page }) => {
  await open(page, '/learn/no-such-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expectAccessible(page);
});
