import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listProduct, setStock, shopDatabase, stockOf } from '#support/demo-shop.ts';
import { createByAdmin, removeUser, type TestAccount } from '#support/test-accounts.ts';
import { DESK, PHONE, type Place, visit } from '../visit.ts';
import { type Visitor, waitUntil } from '../visitor.ts';

/** A product page's stock line; not the one in the cart's or the search's sheet. */
const LIVE = 'main';

/** Lists a product for one journey. */
async function withFish(
  stock: number,
  work: (fish: { id: string; name: string }) => Promise<void>,
) {
  const fish = await listProduct(stock);
  try {
    await work(fish);
  } finally {
    await shopDatabase().doc(`products/${fish.id}`).delete();
  }
}

async function findBySearch(visitor: Visitor, name: string): Promise<void> {
  await visitor.open('/shop');
  await visitor.fill('Search the shop', name.toUpperCase());
  await visitor.press('link', name, { within: '.product-card' });
  await visitor.until('the page of the product', () => location.pathname.startsWith('/product/'));
}

/** Marks the first document, to recognize it later; runs in the page. */
function markDocument(): void {
  Object.assign(window, { isSameDocument: true });
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
}

/** Reads the mark of `markDocument`; runs in the page. */
function isMarked(what: string): boolean {
  return Reflect.get(window, what) === true;
}

/** Puts one unit into a guest's cart, without telling a cached page; runs in the page. */
function leaveInCart({ id, name }: { id: string; name: string }): void {
  const line = { id, name, price: 24.99, category: 'Saltwater Fish', image_url: null };
  localStorage.setItem('reef-cart-guest', JSON.stringify([{ ...line, quantity: 1, stock: 4 }]));
}

async function signIn(visitor: Visitor, { email, pin }: TestAccount): Promise<void> {
  await visitor.open('/auth');
  await visitor.fill('Email', email);
  await visitor.fill('PIN', pin);
  await visitor.press('button', 'Sign In', { isWhole: true, within: 'main' });
  // Up to three functions start for the first sign-in of a stack.
  await visitor.sees('Welcome back!', { patienceMs: 90_000 });
}

/** Opens the payment page, which is another tab, from the cart, and pays there. */
async function pay(visitor: Visitor, shopTab: string): Promise<void> {
  await visitor.press('button', 'Shopping cart');
  await visitor.press('button', 'Checkout', { isWhole: true });
  await visitor.sees('Order Summary');
  await visitor.press('button', 'Pay with Stripe Checkout');
  await visitor.goOnInNewTab([shopTab]);
  await visitor.until('the payment page', () => location.pathname.startsWith('/c/pay/cs_'));
  await visitor.press('link', 'Fill with test card');
  await visitor.until('the test card is filled in', () =>
    [...document.querySelectorAll('input')].some((input) => input.value.startsWith('4242')),
  );
  await visitor.press('button', 'Pay $');
  await visitor.sees('Payment verified and order recorded.');
}

/** Finds an animal at both sizes, then sees its stock change. */
async function findAndWatch(place: Place): Promise<void> {
  // The rest of the journey has the engine's own size.
  const other = place.size === PHONE ? DESK : PHONE;
  await withFish(3, (fish) =>
    visit(place, {}, async (visitor) => {
      const { driver } = visitor;
      for (const { width, height } of [other, place.size]) {
        await driver.resize(width, height);
        await visitor.open('/');
        await visitor.press('link', 'Shop Now');
        await visitor.until('the shop', () => location.pathname === '/shop');
        await visitor.press('tab', 'Live Coral');
        await visitor.until('the tab in the address', () => location.search.includes('tab=coral'));
        await visitor.press('tab', 'Saltwater Fish');
        await visitor.until('the first tab again', () => !location.search.includes('tab=coral'));
        await visitor.fill('Search the shop', fish.name);
        await visitor.sees('In Stock: 3', { within: '.product-card' });
        await visitor.press('link', fish.name, { within: '.product-card' });
        await visitor.sees(fish.name, { within: 'main h1' });
        const tooWide = await driver.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(tooWide, `pixels to scroll sideways at ${width}`).toBeLessThanOrEqual(0);
      }

      await visitor.sees('In Stock: 3', { within: LIVE });
      await driver.evaluate(markDocument);
      await setStock(fish.id, 2);
      await visitor.sees('In Stock: 2', { within: LIVE });
      await setStock(fish.id, 0);
      await visitor.sees('Out of Stock', { within: LIVE });
      expect(await driver.evaluate(isMarked, 'isSameDocument')).toBe(true);
    }),
  );
}

/** A new account buys one of two animals. */
async function signInAndBuy(place: Place): Promise<void> {
  // A new account: a buyer has one payment page at a time.
  const buyer = await createByAdmin();
  try {
    await withFish(2, (fish) =>
      visit(place, { hasWorker: true }, async (visitor) => {
        await signIn(visitor, buyer);
        await findBySearch(visitor, fish.name);
        // The worker fetches all of its files meanwhile: half a minute on a busy machine.
        await visitor.press('button', 'Add to Cart', { patienceMs: 90_000 });
        await visitor.sees(`${fish.name} added to cart!`);
        const [shopTab = ''] = await visitor.driver.tabs();
        await pay(visitor, shopTab);
        await visitor.press('link', 'View your order');
        await visitor.sees(fish.name, { within: 'main li' });
        await visitor.sees(/paid/i, { within: 'main output' });

        await visitor.driver.useTab(shopTab);
        await visitor.until(
          'the cart is empty',
          () => document.querySelector('[aria-label="Shopping cart, empty"]') !== null,
        );
        expect(await stockOf(fish.id)).toBe(1);
      }),
    );
  } finally {
    await removeUser(buyer.id);
  }
}

/** Opens a product after other pages, however hurriedly those were left. */
async function watchAfterOtherPages(place: Place): Promise<void> {
  await withFish(5, (fish) =>
    visit(place, {}, async (visitor) => {
      for (const stock of [4, 3]) {
        await visitor.open(`/product/${fish.id}`);
        await setStock(fish.id, stock);
        await visitor.sees(`In Stock: ${stock}`, { within: LIVE });
        await visitor.open('/contact');
      }
      // A hurried visitor leaves while the database is still being opened, read or written.
      for (let afterMs = 0; afterMs <= 1000; afterMs += 125) {
        await visitor.open(`/product/${fish.id}`);
        await sleep(afterMs);
        await visitor.open('/contact');
      }
      await visitor.open(`/product/${fish.id}`);
      await setStock(fish.id, 2);
      await visitor.sees('In Stock: 2', { within: LIVE });
    }),
  );
}

/** Leaves a product for another page and goes back. */
async function comeBackToProduct(place: Place): Promise<void> {
  await withFish(5, (fish) =>
    visit(place, {}, async (visitor) => {
      const { driver } = visitor;
      await visitor.open(`/product/${fish.id}`);
      await setStock(fish.id, 4);
      await visitor.sees('In Stock: 4', { within: LIVE });
      await driver.evaluate(markDocument);
      await visitor.open('/contact');
      await driver.evaluate(leaveInCart, fish);
      await driver.goBack();
      await visitor.until('the product again', () => location.pathname.startsWith('/product/'));
      await visitor.sees(fish.name, { within: 'main h1' });
      // Firefox never caches a page that listens: there it loads again.
      if (place.engine.name === 'WebKit') {
        await visitor.until('the browser shows the page it kept', isMarked, 'wasKept');
      }
      await visitor.until(
        'the cart as it was left meanwhile',
        () => document.querySelector('[aria-label="Shopping cart, 1 item"]') !== null,
      );
      await setStock(fish.id, 3);
      await visitor.sees('In Stock: 3', { within: LIVE });
      await setStock(fish.id, 2);
      await visitor.sees('In Stock: 2', { within: LIVE });
    }),
  );
}

/**
 * Empties the e-mail field after three letters, as the app does while it takes over a page, and
 * holds the replay of what was typed until the field is left. Runs in the page.
 * @returns false if the app has already taken over.
 */
function takeOverWhileTyping(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[type=email]');
  if (field === null || Object.keys(field).some((key) => key.startsWith('__react'))) return false;
  let isLeft = false;
  let isHeld = false;
  const hold = (event: Event) => {
    if (isLeft) return;
    isHeld = true;
    event.stopImmediatePropagation();
  };
  addEventListener('reef-hydrated', hold, { capture: true });
  const empty = () => {
    if (field.value.length === 3) setTimeout(() => (field.value = ''));
  };
  field.addEventListener('keyup', empty);
  const leave = () => {
    isLeft = true;
    if (isHeld) document.dispatchEvent(new Event('reef-hydrated'));
  };
  field.addEventListener('blur', leave, { once: true });
  return true;
}

/** Types an e-mail while the app takes over the page. */
async function typeEarly(place: Place): Promise<void> {
  await visit(place, {}, async (visitor) => {
    const { driver } = visitor;
    await waitUntil('the page before its app', async () => {
      await visitor.open('/auth');
      return driver.evaluate(takeOverWhileTyping);
    });
    await visitor.fill('Email', 'coralie@example.test');
    await visitor.fill('PIN', '4321');
    await visitor.until(
      'the e-mail as it was typed',
      () =>
        document.querySelector<HTMLInputElement>('input[type=email]')?.value ===
        'coralie@example.test',
    );
  });
}

/** A customer's journeys: finding, buying and seeing stock change. */
export function buyingJourneys(place: Place): void {
  test('WEB-01 finds an animal from home by tab and by search, at 390 and 1280 pixels; stock that changes elsewhere changes on screen, without a reload', () =>
    findAndWatch(place));
  test('WEB-01 signs in, adds, pays in the other tab, comes back; the order is recorded', () =>
    signInAndBuy(place));
  test('WEB-01 PERF-39 letters typed while the app takes over the page keep their order', () =>
    typeEarly(place));
  test('WEB-01 a page loaded after others is as live as they were', () =>
    watchAfterOtherPages(place));
  test('WEB-01 back from another page, what the browser kept is live again', () =>
    comeBackToProduct(place));
}
