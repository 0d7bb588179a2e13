import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { stepBackBelowHeader } from '#support/browser/keyboard.ts';
import { open, topicPaths } from './open-guide.ts';

type Hub = {
  hub: string;
  cards: number;
  /** The number of topics, if every one is a link. */
  topics?: number;
  /** The targets of the topics. */
  paths?: readonly string[];
  /** The number of links on the cards. */
  links?: number;
};

/** The first six hubs. */
const HUBS: readonly Hub[] = [
  { hub: 'care-guides', cards: 5, topics: 20 },
  { hub: 'beginner-setup', cards: 5, topics: 20 },
  {
    hub: 'compatibility',
    cards: 4,
    paths: [
      '/learn/peaceful-community-fish',
      '/learn/aggressive-species-mixing',
      '/learn/size-compatibility-guidelines',
      '/learn/territorial-behavior-patterns',
    ],
  },
  { hub: 'aquascaping', cards: 4, links: 0 },
  { hub: 'troubleshooting', cards: 5, links: 0 },
  // The articles to read until there are films.
  { hub: 'videos', cards: 4, links: 11 },
];

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('LEARN-01 LEARN-02 LEARN-03 LEARN-04 GLOS-01 ERR-01 the hub has seven cards with bullets; behind six are hubs with their cards and topics, behind the last the glossary, which filters its 20 terms live @phone', async ({
  page,
}) => {
  await open(page, '/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn About Aquatics');
  const doors = page.locator('.learn-door');
  await expect(doors).toHaveCount(7);
  const paths = await doors
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(paths).toEqual([...HUBS.map(({ hub }) => `/learn/${hub}`), '/learn/glossary']);
  for (const door of await doors.all()) {
    expect(await door.locator('li').count()).toBeGreaterThan(2);
  }
  await expectFit(page);

  for (const { hub, cards, topics, paths: leadTo, links } of HUBS) {
    await test.step(`${hub} has ${cards} cards`, async () => {
      await open(page, `/learn/${hub}`);
      await expect(page.locator('.hub-card')).toHaveCount(cards);
      if (topics !== undefined) {
        await expect(page.locator('.hub-topics > li')).toHaveCount(topics);
        expect(await topicPaths(page)).toHaveLength(topics);
      }
      if (leadTo !== undefined) expect(await topicPaths(page)).toEqual(leadTo);
      if (links !== undefined) {
        await expect(page.locator('.hub-card a')).toHaveCount(links);
        await expect(page.getByText('Coming Soon')).toHaveCount(hub === 'videos' ? 1 : 0);
      }
      await expectFit(page);
    });
  }

  await test.step('the glossary filters its 20 terms live', async () => {
    await open(page, '/learn/glossary');
    const entries = page.locator('.glossary-entry');
    await expect(entries).toHaveCount(20);
    const box = page.getByPlaceholder('Search terms or definitions...');
    await box.fill('lps');
    await expect(page.locator('#lps')).toBeVisible();
    await expect(page.locator('#qt')).toHaveCount(0);
    await box.fill('NITROGEN CYCLE');
    await expect(page.locator('#no3')).toBeVisible();
    // Found by a word that is not in its text, which it then names.
    await box.fill('kalkwasser');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText('Found by: kalkwasser');
    await box.fill('zzz');
    await expect(page.getByText('No terms found matching "zzz"')).toBeVisible();
    // A link to a term ends the filter that hides it.
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('refugium');
    await page.getByRole('group', { name: 'Glossary' }).getByRole('option').first().click();
    await expect(page.locator('#refugium')).toBeInViewport();
    await expect(box).toHaveValue('');
    await expect(entries).toHaveCount(20);
    await expectFit(page);
    const links = entries.getByRole('link');
    await stepBackBelowHeader(page, links.nth(8), links.nth(9));
  });

  await test.step('an unknown guide is the 404 page', async () => {
    await open(page, '/learn/no-such-guide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expectAccessible(page);
  });
});
