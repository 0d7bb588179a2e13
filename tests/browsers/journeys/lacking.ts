import { afterEach, expect, test } from 'vitest';
import { listProduct, shopDatabase } from '#support/demo-shop.ts';
import { forgetSales, sell, storedOrder } from '#support/sold-orders.ts';
import { type Place, visit } from '../visit.ts';
import { waitUntil } from '../visitor.ts';
import { findSold, openSold } from './sold.ts';

/** The install guide of each engine: the button, and the steps behind it. */
const GUIDES = {
  Firefox: { button: 'Keep Reef at hand', steps: ['Press Ctrl and D', 'Bookmarks Toolbar'] },
  WebKit: { button: 'Install Reef', steps: ['Open the main menu', 'Install as Web App'] },
} as const;

const DIALOG = '[role=dialog]';

/** A number in USPS's form with a correct check digit. */
const USPS = '9400100000000000000006';

/** Orders are counted in the emulator's one queue. */
const COUNTED_MS = 90_000;

/** The number on the chip of orders to fill; NaN while there is none. Runs in the page. */
function unfilledShown(): number {
  const chip = [...document.querySelectorAll('button.chip')].find((button) =>
    button.textContent.startsWith('Unfulfilled'),
  );
  return Number.parseInt(chip?.querySelector('.chip-count')?.textContent ?? '', 10);
}

/** Opens the guide and closes it. */
async function readInstallGuide(place: Place): Promise<void> {
  const { button, steps } = GUIDES[place.engine.name];
  await visit(place, {}, async (visitor) => {
    await visitor.open('/');
    expect(await visitor.driver.evaluate(() => 'onbeforeinstallprompt' in window)).toBe(false);
    await visitor.press('button', button);
    for (const step of steps) await visitor.sees(step, { within: DIALOG });
    await visitor.press('button', 'Got it', { within: DIALOG });
    await visitor.until(
      'the guide is gone',
      () => document.querySelector('[role=dialog]') === null,
    );
  });
}

/** Sees the count of what is to fill grow, then fills an order with a typed number. */
async function countAndTypeNumber(place: Place): Promise<void> {
  const order = await sell();
  await visit(place, { who: 'admin' }, async (visitor) => {
    const { driver } = visitor;
    expect(await driver.evaluate(() => 'setAppBadge' in navigator)).toBe(false);
    expect(await driver.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
    await openSold(visitor);
    await waitUntil('a number', async () => (await driver.evaluate(unfilledShown)) >= 0);
    let lowest = await driver.evaluate(unfilledShown);
    await sell();
    // More than needed: the other engine's journey fills an order meanwhile.
    const hasGrown = async () => {
      const shown = await driver.evaluate(unfilledShown);
      if (shown < lowest) lowest = shown;
      return shown > lowest;
    };
    await waitUntil('one more', hasGrown, COUNTED_MS);

    await findSold(visitor, order.number);
    await visitor.press('label', `Order Filled ${order.number}`);
    await visitor.press('label', 'FedEx', { isWhole: true, within: DIALOG });
    await visitor.fill('Tracking number', USPS, { within: DIALOG });
    await visitor.sees('This looks like a USPS number.', { within: DIALOG });
    await visitor.seesNoMore('Scan the label', { within: DIALOG });
    await visitor.press('button', 'Use USPS', { within: DIALOG });
    await visitor.press('button', 'Save', { within: DIALOG });
    await waitUntil('the number in the database', async () => {
      const stored = await storedOrder(order.id);
      // The shop puts the carrier before a USPS number.
      return stored['shipping_carrier'] === 'USPS' && stored['tracking_number'] === `USPS ${USPS}`;
    });
  });
}

/** Opens a product from its card twice. */
async function openCardWithAndWithoutTransition(place: Place): Promise<void> {
  const fish = await listProduct(3);
  try {
    await visit(place, { hasMotion: true }, async (visitor) => {
      const { driver } = visitor;
      for (const takeAway of [false, true]) {
        await visitor.open(`/shop?q=${encodeURIComponent(fish.name)}`);
        if (takeAway) {
          await driver.evaluate(() =>
            Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
          );
        }
        await visitor.press('link', fish.name, { within: '.product-card' });
        await visitor.sees(fish.name, { within: 'main h1' });
        await visitor.sees('In Stock: 3', { within: 'main' });
      }
    });
  } finally {
    await shopDatabase().doc(`products/${fish.id}`).delete();
  }
}

/** What the browser lacks, and the alternative. */
export function lackingJourneys(place: Place): void {
  afterEach(forgetSales);

  test('WEB-02 without an offer to install: a guide tells what to do by hand', () =>
    readInstallGuide(place));
  test('WEB-02 without a number on the icon: the sold view counts what is to fill, live; without a barcode reader: the number is typed, and tells its carrier', () =>
    countAndTypeNumber(place));
  test('WEB-02 with and without view transitions a card leads to its page', () =>
    openCardWithAndWithoutTransition(place));
}
