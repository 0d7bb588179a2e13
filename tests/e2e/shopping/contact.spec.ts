import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectFitAtBothSizes,
  expectNoSidewaysScroll,
} from '#support/browser/axe.ts';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { test } from '#support/browser/browser-test.ts';
import { chooseInAccount, header, signInByHeader } from '#support/browser/header.ts';
import { DEMO } from '#support/callables.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { takeListenLine } from '#support/faults/outage.ts';
import { mailsTo } from '#support/mailbox.ts';

/** Mails are in the emulator's one queue. */
const MAILED = { timeout: 90_000 };

/** Fills the contact form with a subject unique to this test. @returns the subject. */
async function fillContact(page: Page): Promise<string> {
  const subject = `Delivery ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(/^Full Name/).fill('Ana Reyes');
  await page.getByLabel(/^Email/).fill('ana@example.com');
  await page.getByLabel(/^Subject/).fill(subject);
  await page.getByLabel(/^Message/).fill('Do you deliver to Key Largo?');
  return subject;
}

const THANKS = 'Thank you for your message';

/**
 * Makes the page itself measure how long it shows the thanks, and note that they had the focus: a
 * check from here comes late on a busy machine.
 */
async function timeThanks(page: Page): Promise<void> {
  await page.evaluate((words) => {
    let shownAt: number | null = null;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLOutputElement) || !target.textContent.includes(words)) return;
      document.documentElement.dataset['thanksFocused'] = 'yes';
    });
    new MutationObserver((_, observer) => {
      const outputs = [...document.querySelectorAll('output')];
      const isShown = outputs.some(({ textContent }) => textContent.includes(words));
      if (isShown) shownAt ??= performance.now();
      if (isShown || shownAt === null) return;
      document.documentElement.dataset['thanksMs'] = String(performance.now() - shownAt);
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, THANKS);
}

/** How long the thanks were shown, in milliseconds; NaN until they are gone. */
function thanksMs(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['thanksMs']));
}

/** The mails that the owner got with this subject. */
async function ownersMail(subject: string) {
  const mails = await mailsTo('owner@reef.test');
  return mails.filter((mail) => mail.subject.includes(subject));
}

test('CONT-01 SEEN-30 ORD-07 the contact page shows details and hours, names what is missing, sends and thanks, and an admin answers @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('button', { name: 'Send Message' });

  await test.step('details and hours, and a footer of two columns', async () => {
    for (const text of ['Mon-Fri', '9:00 AM to 7:00 PM', '9:00 AM to 6:00 PM', 'Closed']) {
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
    }
    await expect(page.locator('main').getByText('We reply within 24 hours.').first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const topOf = async (name: string) =>
      (await footer.getByRole('navigation', { name }).boundingBox())?.y ?? 0;
    // Polled: what is above the footer may still grow, between the one reading and the other.
    await expect.poll(async () => (await topOf('Learn')) - (await topOf('Shop'))).toBe(0);
    const phone = page.getByRole('link', { name: /Call us/ });
    expect((await phone.boundingBox())?.y ?? 0).toBeLessThan((await form.boundingBox())?.y ?? 0);
  });

  await test.step('names what is missing', async () => {
    await form.click();
    for (const text of [
      'Please enter your full name.',
      'Please enter your email address.',
      'Please enter a subject.',
      'Please write a message.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel(/^Full Name/)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  const subject = await test.step('sends, thanks for 3 seconds, and empties the form', async () => {
    const typed = await fillContact(page);
    // Input survives a visit to another page.
    await page.getByRole('link', { name: 'Reef, home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByLabel(/^Subject/)).toHaveValue(typed);
    await page.getByLabel(/^Email/).fill('ana@');
    await form.click();
    await expect(page.getByText('Please enter a complete email address.')).toBeVisible();
    await page.getByLabel(/^Email/).fill('ana@example.com');
    await timeThanks(page);
    await form.click();
    const thanks = page.getByText(THANKS);
    await expect.poll(() => thanksMs(page)).toBeGreaterThan(2500);
    expect(await thanksMs(page)).toBeLessThan(10_000);
    await expect(page.locator('html[data-thanks-focused]')).toHaveCount(1);
    await expect(thanks).toBeHidden();
    await expect(page.getByLabel(/^Full Name/)).toHaveValue('');
    await expect(page.getByLabel(/^Full Name/)).toBeFocused();
    await expect(page.getByLabel(/^Message/)).toHaveValue('');
    await expect.poll(async () => (await ownersMail(typed)).length, MAILED).toBe(1);
    const [mail] = await ownersMail(typed);
    expect(mail?.replyTo).toBe('ana@example.com');
    expect(mail?.text).toContain('> Do you deliver to Key Largo?');
    return typed;
  });

  await test.step('an admin finds the message and marks it as answered', async () => {
    const [email, pin] = DEMO.admin;
    await signInByHeader(page, { email, pin });
    await chooseInAccount(page, 'Admin Panel');
    await expect(page).toHaveURL(/\/admin$/);
    const row = page.getByRole('listitem').filter({ hasText: subject });
    await expect(row.getByText(/, open$/)).toBeVisible();
    // Each of many has a name of its own.
    await row
      .getByRole('button', { name: 'Mark as answered' })
      .filter({ hasText: `: ${subject})` })
      .click();
    await expect(row.getByText(/, answered$/)).toBeVisible();
    await expectFitAtBothSizes(page);
  });
});

test('ORD-07 without a connection the message waits on the device and is sent once, later @phone', async ({
  page,
  context,
  faults,
}) => {
  await recordHydration(page);
  await page.goto('/contact');
  await waitForHydration(page);
  const subject = await fillContact(page);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'Send Message' });

  await test.step('what the server would refuse for its length is not kept', async () => {
    await page.getByLabel(/^Subject/).fill('x'.repeat(201));
    await send.click();
    await expect(page.getByLabel(/^Subject/)).toHaveAccessibleDescription(
      'This has 201 characters. Please shorten it to 200.',
    );
    await expect(page.getByLabel(/^Subject/)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('reef-kept-calls'))).toBeNull();
    await page.getByLabel(/^Subject/).fill(subject);
  });

  await send.click();
  // Announced too: the message goes into an output that existed before.
  const thanks = page.getByRole('status').filter({ hasText: 'Kept on this device' });
  await expect(thanks).toBeFocused();
  await expectAccessible(page);
  expect(await ownersMail(subject)).toEqual([]);
  const first = page.locator('.contact-fields input').first();
  await context.setOffline(false);
  await expect(page.getByText('Your message was sent')).toBeVisible();
  await expect(first).toBeFocused();
  await expect.poll(async () => (await ownersMail(subject)).length, MAILED).toBe(1);
  const sentAgain: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(subject) === true) sentAgain.push(request.url());
  });
  await page.reload();
  await waitForHydration(page);

  await test.step('so does one for a server that is away and whose return the browser does not notice', async () => {
    const away = '**/send_message';
    await page.route(away, (route) => route.abort());
    const second = await fillContact(page);
    await send.click();
    await expect(thanks).toBeVisible();
    // Also after another page, or a reload.
    await page.reload();
    await waitForHydration(page);
    await expect(thanks).toBeVisible();
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(first).toBeFocused();
    await page.unroute(away);
    await expect(page.getByText('Your message was sent')).toBeVisible();
    await expect.poll(async () => (await ownersMail(second)).length, MAILED).toBe(1);
  });

  await test.step('one that the shop then refuses stays, with its text, and says so', async () => {
    const calls = '**/send_message';
    // The whole message never arrives, whenever the page tries again.
    await page.route(calls, (route) => {
      const isWhole = route.request().postData()?.includes('ana@example.com') === true;
      return isWhole ? route.abort() : route.continue();
    });
    const refused = await fillContact(page);
    await send.click();
    await expect(thanks).toBeVisible();
    // As an earlier version of the shop may have left it.
    await page.evaluate(() => {
      const kept = localStorage.getItem('reef-kept-calls') ?? '';
      localStorage.setItem('reef-kept-calls', kept.replace('ana@example.com', 'ana'));
    });
    const notice = page.getByRole('alert').filter({ hasText: 'Your message was not accepted' });
    await page.reload();
    await expect(notice).toContainText(refused);
    await expect(thanks).toBeHidden();
    await expectAccessible(page);
    await page.reload();
    await waitForHydration(page);
    await notice.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notice).toBeHidden();
    await page.unroute(calls);
    expect(await ownersMail(refused)).toEqual([]);
  });

  await test.step('one that waits can be deleted', async () => {
    const away = '**/send_message';
    await page.route(away, (route) => route.abort());
    const third = await fillContact(page);
    await send.click();
    await expect(thanks).toBeVisible();
    await thanks.getByRole('button', { name: 'Delete it' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Delete what waits on this device?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted from this device')).toBeVisible();
    await expect(first).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('reef-kept-calls'))).toBeNull();
    await page.unroute(away);
    await page.reload();
    await waitForHydration(page);
    await expect(first).toBeVisible();
    expect(await ownersMail(third)).toEqual([]);
  });

  // The page sends waiting messages as it starts, in their order: the first was none of them.
  expect(sentAgain).toEqual([]);
  expect(await ownersMail(subject)).toHaveLength(1);
  faults.length = 0;
});

/** A message as the database has it. */
function written(subject: string, is_answered: boolean, hoursAgo: number) {
  return {
    name: 'Ana Reyes',
    email: 'ana@example.com',
    phone: '',
    subject,
    message: 'Do you deliver to Key Largo?',
    is_answered,
    created_at: new Date(Date.now() - hoursAgo * 3_600_000),
  };
}

test('ORD-07 ATT-133 a long link and a name that turns the direction leave the owner’s inbox readable @phone', async ({
  page,
}) => {
  const subject = `Photos ${randomUUID().slice(0, 8)}`;
  const name = 'Ana\u2069\u202E';
  const message = `https://photos.example.com/share/${'AF1QipN'.repeat(20)}`;
  const document = shopDatabase().collection('messages').doc();
  await document.set({ ...written(subject, false, 0), name, message });
  try {
    const [email, pin] = DEMO.admin;
    await page.goto('/contact');
    await signInByHeader(page, { email, pin });
    await chooseInAccount(page, 'Admin Panel');
    const row = page.getByRole('listitem').filter({ hasText: subject });
    await expect(row.getByText('Ana, ana@example.com', { exact: true })).toBeVisible();
    await expectFitAtBothSizes(page);
  } finally {
    await document.delete();
  }
});

test('ORD-07 an open message stays before answered ones that came later, and none are counted before they are known @desk', async ({
  page,
}) => {
  const database = shopDatabase();
  const mark = randomUUID().slice(0, 8);
  // One more answered message than are shown, each later than the open one.
  const messages = Array.from({ length: 51 }, (_, hour) =>
    written(`Answered ${mark} ${hour}`, true, hour + 1),
  );
  messages.push(written(`Open ${mark}`, false, 100));
  const documents = messages.map((message, index) => ({
    at: database.doc(`messages/e2e-${mark}-${index}`),
    message,
  }));
  const writing = database.batch();
  for (const { at, message } of documents) writing.set(at, message);
  await writing.commit();
  try {
    const setLine = await takeListenLine(page, 'up');
    const [email, pin] = DEMO.admin;
    await page.goto('/contact');
    await signInByHeader(page, { email, pin });
    await header(page).getByRole('button', { name: 'Account' }).click();
    // It appears once the account's role is known.
    const entry = header(page).getByText('Admin Panel', { exact: true });
    await expect(entry).toBeVisible();
    setLine('silent');
    await entry.click();
    const panel = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: 'Messages', exact: true }) });
    const count = panel.getByText(/^\d+\+? open$/);
    await expect(panel).toBeVisible();
    await expect(count).toBeHidden();
    setLine('up');
    await expect(count).toBeVisible();
    const row = (subject: string) =>
      panel.getByRole('listitem').filter({ has: page.getByText(subject, { exact: true }) });
    await expect(row(`Open ${mark}`)).toBeVisible();
    await expect(row(`Answered ${mark} 50`)).toBeHidden();
    await panel.getByRole('button', { name: 'Load more' }).click();
    await expect(row(`Answered ${mark} 50`)).toBeVisible();
  } finally {
    const deleting = database.batch();
    for (const { at } of documents) deleting.delete(at);
    await deleting.commit();
  }
});
