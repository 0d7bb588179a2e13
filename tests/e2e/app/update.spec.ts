import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { test } from '#support/browser/base-test.ts';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { firstPress } from '#support/browser/first-press.ts';
import { type HostedFolder, hostFolder } from '#support/hosting/hosted-folder.ts';

test.use({ serviceWorkers: 'allow' });

const WEB = path.join(import.meta.dirname, '../../../web');
const KILL_SWITCH = path.join(WEB, 'service-worker/kill-switch.js');

/** Controls a page and answers nothing: the worst worker possible. */
const BROKEN = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(Response.error()));`;

let folder: string;
let host: HostedFolder;

function version(name: string): string {
  return path.join(folder, name);
}

/** The suffix of a version's own files in place of a hash, which may contain a hyphen itself. */
const SECOND = '-second00.js';
const THIRD = '-third000.js';
const FOURTH = '-fourth00.js';
const BROKEN_OFF = '-broken00.js';

/**
 * Builds another version: entry, shell, forum and packing under new names, and everything that
 * names them.
 */
function writeVersion(from: string, to: string, ending: string): void {
  const renamed = (name: string) => name.replace(/-[\w-]{7}\.js$/, ending);
  cpSync(from, to, { recursive: true });
  const scripts = readdirSync(path.join(to, 'assets')).filter((name) => name.endsWith('.js'));
  const old = scripts.filter((name) =>
    /^(forum-page|index|packing-page|shell)-[^.]+\.js$/.test(name),
  );
  const pages = readdirSync(to).filter((name) => name.endsWith('.html'));
  const lists = ['admin-files.json', 'sw.js'];
  for (const name of [...scripts.map((script) => `assets/${script}`), ...pages, ...lists]) {
    const file = path.join(to, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      old.reduce((changed, before) => changed.replaceAll(before, renamed(before)), text),
    );
  }
  for (const name of old) {
    renameSync(path.join(to, 'assets', name), path.join(to, 'assets', renamed(name)));
  }
  // Pages have no hash in their names: the worker knows by their revision that they are new.
  const worker = path.join(to, 'sw.js');
  const mark = ending.slice(1, 3);
  const revised = readFileSync(worker, 'utf8').replaceAll(
    /\b[0-9a-f]{32}\b/g,
    (revision) => mark + revision.slice(mark.length),
  );
  writeFileSync(worker, revised);
}

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'reef-versions-'));
  cpSync(path.join(WEB, 'dist'), version('first'), {
    recursive: true,
    filter: (file) => !/\/(catalogue|art)\//.test(file),
  });
  writeVersion(version('first'), version('second'), SECOND);
  host = await hostFolder(version('first'));
});

test.afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

async function visit(page: Page, address = '/auth'): Promise<void> {
  await page.goto(host.origin + address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/**
 * Waits until a found version has fetched its files, or failed to, which `findUpdate` does not wait
 * for.
 */
async function updateWaits(page: Page): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.installing === null && registration.waiting !== null;
    });
  await expect.poll(isWaiting).toBe(true);
}

/** Goes to the forum as a link does, without a reload. */
async function goToForum(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/forum');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The forum is coming soon');
}

/** The sign-in form's e-mail. */
function typed(tab: Page): Locator {
  return tab.getByLabel(/^Email/);
}

/** The forum's script that a page requested, by the end of its name. */
function forumScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/forum-page-')),
  );
}

async function postpone(page: Page): Promise<void> {
  const offer = page.getByText('A new version of the shop is ready.');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
}

/** The banner of a tab with old pages, once the new version was accepted. */
const UPDATED = 'The shop was updated. This tab has the old pages.';

/**
 * Accepts the new version in a tab where somebody signs up. It asks before what they typed is lost;
 * a tab that stays all the same is offered the reload again.
 */
async function takeWithWords(tab: Page): Promise<void> {
  const update = tab.getByRole('button', { name: 'Update now' });
  const name = tab.getByLabel(/^First name/);
  await update.click();
  await tab.getByRole('button', { name: 'Keep editing' }).click();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(name).toHaveValue('Marlin');

  // A page may have the browser ask as well, as Settings does.
  await tab.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  const stayed = tab.waitForEvent('dialog').then((asked) => asked.dismiss());
  await update.click();
  await tab.getByRole('button', { name: 'Discard' }).click();
  await stayed;
  await expect(tab.getByText(UPDATED)).toBeVisible();
  await name.fill('');
  const left = tab.waitForEvent('dialog').then((asked) => asked.accept());
  await tab.getByRole('button', { name: 'Reload this tab' }).click();
  await left;
  await expect(tab.getByText(UPDATED)).toBeHidden();
}

test('INV-15 PWA-03 a new version is offered within 5 s of the check, never forced; two tabs keep what was typed @phone', async ({
  page,
  context,
}) => {
  await visit(page);
  await typed(page).fill('nemo@reef.test');
  const second = await context.newPage();
  await visit(second);
  await typed(second).fill('dory@reef.test');
  const other = await context.newPage();
  await visit(other);
  await other.getByRole('tab', { name: 'Sign Up' }).click();
  await other.getByLabel(/^First name/).fill('Marlin');

  host.deploy(version('second'));
  const surprised = firstPress(page, 'Update now');
  await findUpdate(page);
  await updateWaits(page);
  for (const tab of [page, second]) {
    const offer = tab.getByText('A new version of the shop is ready.');
    await expect(offer).toBeVisible({ timeout: 5000 });
  }
  // A press that was meant for the page below does not reload it.
  expect(await surprised).toBe('none');
  // What takes the focus is scrolled clear of the banner.
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '144px');
  // Whoever postpones it is still told that another tab took it.
  await postpone(page);
  await expect(page.locator('main h1')).toBeFocused();
  await takeWithWords(other);
  for (const tab of [page, second]) {
    await expect(tab.getByText(UPDATED)).toBeVisible();
  }
  await expect(typed(page)).toHaveValue('nemo@reef.test');
  await expect(typed(second)).toHaveValue('dory@reef.test');

  // The old tab finds its own chunk, which the server no longer has.
  await goToForum(page);
  await page.getByRole('button', { name: 'Reload this tab' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The forum is coming soon');
  await expect(page.getByText(UPDATED)).toBeHidden();
});

/** Accepts the waiting version in a new tab, and leaves that tab open. */
async function takeInNewTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await recordHydration(tab);
  await visit(tab, '/learn');
  await findUpdate(tab);
  await updateWaits(tab);
  const opened = () => tab.evaluate(() => performance.timeOrigin);
  const before = await opened();
  await tab.getByRole('button', { name: 'Update now' }).click();
  // The new page may be rendered before its app handles navigation.
  await expect(async () => {
    expect(await opened()).not.toBe(before);
  }).toPass();
  await waitForHydration(tab);
  await expect(tab.getByRole('button', { name: 'Update now' })).toBeHidden();
  return tab;
}

test('PWA-03 PERF-15 tabs that sleep through two deployments keep working with their own files @desk', async ({
  page,
  context,
}) => {
  writeVersion(version('first'), version('third'), THIRD);
  await visit(page);
  host.deploy(version('second'));
  const second = await takeInNewTab(context);
  const updated = page.getByText(UPDATED);
  await expect(updated).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(updated).toBeHidden();
  // Nobody takes this one. The first tab's files stay all the same.
  writeVersion(version('first'), version('fourth'), FOURTH);
  host.deploy(version('fourth'));
  await findUpdate(second);
  await updateWaits(second);
  host.deploy(version('third'));
  const third = await takeInNewTab(context);
  // After one more its files are gone, so it is asked again.
  await expect(updated).toBeVisible();

  const asked: string[][] = [];
  for (const tab of [page, second, third]) {
    await goToForum(tab);
    asked.push(await forumScripts(tab));
  }
  const [ofFirst = [], ofSecond = [], ofThird = []] = asked;
  expect(ofFirst.filter((name) => name.endsWith(SECOND) || name.endsWith(THIRD))).toEqual([]);
  expect(ofFirst).toHaveLength(1);
  expect(ofSecond).toEqual([expect.stringContaining(SECOND)]);
  expect(ofThird).toEqual([expect.stringContaining(THIRD)]);
  // The server has neither of the older ones: without a worker there is no such file.
  const gone = await fetch(ofFirst[0] ?? '');
  expect(gone.status).toBe(404);
});

/** The forum's scripts of all versions on this device, by the ends of their names. */
function keptForumScripts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching))
      .flat()
      .flatMap(({ url }) => /forum-page(-.*)/.exec(url)?.[1] ?? [])
      .toSorted();
  });
}

test('PWA-03 a page that stays open is offered every version; those that nobody took are forgotten @phone', async ({
  page,
  context,
}) => {
  writeVersion(version('first'), version('third'), THIRD);
  writeVersion(version('first'), version('fourth'), FOURTH);
  await visit(page);
  const [first = ''] = await keptForumScripts(page);
  for (const name of ['second', 'third']) {
    host.deploy(version(name));
    await findUpdate(page);
    await updateWaits(page);
    await postpone(page);
  }

  // An installation breaks off. The third still waits, and has its files.
  writeVersion(version('first'), version('broken'), BROKEN_OFF);
  rmSync(path.join(version('broken'), `assets/forum-page${BROKEN_OFF}`));
  host.deploy(version('broken'));
  await findUpdate(page);
  await updateWaits(page);
  expect(await keptForumScripts(page)).toEqual([first, THIRD].toSorted());
  await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden();

  host.deploy(version('fourth'));
  await findUpdate(page);
  await updateWaits(page);
  await postpone(page);
  expect(await keptForumScripts(page)).toEqual([first, THIRD, FOURTH].toSorted());
  const fourth = await takeInNewTab(context);
  expect(await keptForumScripts(page)).toEqual([first, FOURTH].toSorted());
  await expect(page.getByText(UPDATED)).toBeVisible();
  for (const tab of [page, fourth]) await goToForum(tab);
  expect(await forumScripts(page)).toEqual([expect.stringContaining(first)]);
  expect(await forumScripts(fourth)).toEqual([expect.stringContaining(FOURTH)]);
});

/** The addresses of the scripts cached in addition to the shop's own. */
function keptScripts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('reef-scripts')).keys();
    return kept.map(({ url }) => url).join(' ');
  });
}

test('PWA-03 a postponed version is used at the next visit at the latest @phone', async ({
  page,
  context,
}) => {
  await visit(page);
  // As an admin's page requests it.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'KEEP_ADMIN_FILES' }, []);
  });
  await expect.poll(() => keptScripts(page)).toContain('packing-page-');
  host.deploy(version('second'));
  await findUpdate(page);
  await postpone(page);
  // PWA-02: it may take over without signal, so the admins' pages are cached already.
  expect(await keptScripts(page)).toContain(`packing-page${SECOND}`);
  await page.close();
  // The waiting worker takes over a moment after the last tab is gone.
  const runsSecond = async () => {
    const next = await context.newPage();
    await next.goto(`${host.origin}/forum`);
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('The forum is coming soon');
    // The page is rendered before the app requests its scripts.
    await expect.poll(async () => (await forumScripts(next)).length).toBeGreaterThan(0);
    const asked = await forumScripts(next);
    await next.close();
    return asked.some((name) => name.endsWith(`forum-page${SECOND}`));
  };
  await expect.poll(runsSecond).toBe(true);
});

test('INV-15 PWA-03 the kill switch heals a broken worker within one load @desk', async ({
  page,
}) => {
  await visit(page);
  cpSync(version('first'), version('broken'), { recursive: true });
  writeFileSync(path.join(version('broken'), 'sw.js'), BROKEN);
  host.deploy(version('broken'));
  // A page that uses no database: this host forbids the emulator's, as the deployed one would.
  const load = () =>
    page.goto(`${host.origin}/auth`).then(
      () => 'opens',
      () => 'broken',
    );
  const updateAndLoad = async () => {
    await findUpdate(page);
    // A worker is replaced only when it has nothing to answer.
    await page.goto('about:blank');
    return load();
  };
  await expect.poll(updateAndLoad, { intervals: [2000], timeout: 60_000 }).toBe('broken');

  cpSync(version('first'), version('healed'), { recursive: true });
  cpSync(KILL_SWITCH, path.join(version('healed'), 'sw.js'));
  host.deploy(version('healed'));
  // The load that still fails makes the browser look for a newer worker a moment later; the next
  // one opens.
  await expect.poll(load, { intervals: [3000], timeout: 30_000 }).toBe('opens');
  await expect(page.locator('.site-header')).toBeVisible();
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // The page may be there a moment before its worker is gone.
  await expect.poll(workers).toBe(0);
});
