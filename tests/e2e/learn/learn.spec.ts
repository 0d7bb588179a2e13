import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';

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

/** Opens a page and waits until React has taken it over, so that it answers to presses. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  // Polled from here: a waiting function would be evaluated in the page, which its policy forbids.
  const isTaken = () =>
    page
      .locator('main h1')
      .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
  await expect.poll(isTaken).toBe(true);
}

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

test('the first ninety days keep their ticks on the device @phone', async ({ page }) => {
  await open(page, '/learn/first-ninety-days');
  const lid = page.getByRole('checkbox', { name: 'The lid is on.' });
  await lid.check();
  await page.reload();
  await expect(lid).toBeChecked();
  await expectAccessible(page);
});

test('an article tells search engines its sources and dates @phone', async ({ page }) => {
  await open(page, '/learn/marine-ich');
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
});

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

test('LEARN-05 an article prints as an article @phone', async ({ page }) => {
  await open(page, '/learn/drip-acclimation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  for (const part of ['.site-header', '.site-footer', '.learn-tool', '.article-contents']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

test('ERR-01 an unknown guide is the 404 page @phone', async ({ page }) => {
  await open(page, '/learn/no-such-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expectAccessible(page);
});

test('GLOS-01 the glossary filters its 20 terms live @phone', async ({ page }) => {
  await open(page, '/learn/glossary');
  const entries = page.locator('.glossary-entry');
  await expect(entries).toHaveCount(20);
  const box = page.getByPlaceholder('Search terms or definitions...');
  await box.fill('lps');
  await expect(page.locator('#lps')).toBeVisible();
  await expect(page.locator('#qt')).toHaveCount(0);
  await box.fill('NITROGEN CYCLE');
  await expect(page.locator('#no3')).toBeVisible();
  await box.fill('zzz');
  await expect(page.getByText('No terms found matching "zzz"')).toBeVisible();
  await box.fill('');
  await expect(entries).toHaveCount(20);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('LEARN-05 the tools compute, and keep their state on the device @phone', async ({ page }) => {
  await open(page, '/learn/salinity-gravity');
  const converter = page.locator('.learn-tool');
  await converter.getByText('Salinity (ppt)').click();
  await expect(converter.locator('dd').first()).toHaveText('1.0264');

  await open(page, '/learn/choosing-tank-size');
  await expect(page.locator('.learn-tool')).toContainText('225–375 watts');

  await open(page, '/learn/drip-acclimation');
  await page.getByRole('button', { name: 'Straight to the drip' }).click();
  await expect(page.getByRole('timer')).toContainText(/59:\d\d/);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/59:\d\d/);
  await expectAccessible(page);
  await page.evaluate(() => {
    const dripStartedAt = new Date(Date.now() - 3_660_000).toISOString();
    const session = { animal: 'fish', floatStartedAt: null, dripStartedAt };
    localStorage.setItem('reef-drip-session', JSON.stringify(session));
  });
  await page.reload();
  const dripTimer = page.locator('.learn-tool');
  await expect(dripTimer).toContainText('measure both waters');
  await expect(dripTimer).not.toContainText('Move the animal');
  await dripTimer.getByRole('textbox', { name: 'Bucket water' }).fill('1.021');
  await dripTimer.getByRole('textbox', { name: 'Tank water' }).fill('1.025');
  await expect(dripTimer).toContainText('Not yet');
  await expect(dripTimer).not.toContainText('move the animal');
  await dripTimer.getByRole('textbox', { name: 'Bucket water' }).fill('1.024');
  await expect(dripTimer).toContainText('Then move the animal');
  await expectAccessible(page);
  await dripTimer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Start floating' })).toBeVisible();

  await open(page, '/learn/cycle-testing-monitoring');
  const tracker = page.locator('.learn-tool');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker.getByText('Type a number of ppm.').first()).toBeVisible();
  await tracker.getByRole('textbox', { name: 'Ammonia' }).fill('2');
  await tracker.getByRole('textbox', { name: 'Nitrite' }).fill('0');
  await tracker.getByRole('textbox', { name: 'Dosed right after' }).fill('2');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker).toContainText('Stage 1: ammonia');
  await open(page, '/learn/cycle-testing-monitoring');
  await expect(tracker).toContainText('Stage 1: ammonia');
  await expectAccessible(page);
  await tracker.getByRole('button', { name: /Delete the reading/ }).click();
  await expect(tracker).toContainText('No readings yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tracker).toContainText('Stage 1: ammonia');
});
