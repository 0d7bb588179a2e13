import type { Page } from '@playwright/test';

/** The viewer: nobody signed in, or a demo account. */
export type Viewer = 'guest' | 'buyer' | 'admin';

type Act = (page: Page) => Promise<void>;

/** One picture: its viewer, name and address, and what is done there first. */
export type Screen = {
  who: Viewer;
  name: string;
  path: string;
  act: Act | undefined;
  /** The whole page, even though something was done first. */
  isWhole: boolean;
};

const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();
}

async function fillCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByText('added to cart!').first().waitFor();
  await openCart(page);
}

async function checkOut(page: Page): Promise<void> {
  await fillCart(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /check ?out/i })
    .click();
  await page.getByText('Order Summary').first().waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.getByRole('searchbox'))
    .last()
    .fill('torch');
  await page.waitForTimeout(600);
}

async function editUser(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('buyer@reef.test');
  await page.getByRole('button', { name: 'Edit buyer@reef.test' }).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

async function userOrders(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('buyer@reef.test');
  await page.getByRole('button', { name: 'Orders of buyer@reef.test' }).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await page.waitForTimeout(800);
}

async function fillOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Unfulfilled/ }).click();
  await page.getByRole('main').getByRole('checkbox').first().click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

async function editProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

async function deleteProduct(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

async function deleteUser(page: Page): Promise<void> {
  await editUser(page);
  await page.getByRole('button', { name: 'Delete User' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor();
}

async function openDay(page: Page): Promise<void> {
  await page.getByText('Calendar', { exact: true }).click();
  await page.locator('.day-cell[data-sold]').last().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** The phone's menu, or the Admin menu of the header. */
async function openMenu(page: Page): Promise<void> {
  const phone = page.getByRole('button', { name: 'Open menu' });
  const isPhone = await phone.isVisible();
  await (isPhone ? phone : page.getByRole('button', { name: 'Admin', exact: true })).click();
}

const SOLD = '/content-product-management?tab=existing&show=Sold';

function screen(who: Viewer, name: string, path: string, act?: Act, isWhole = false): Screen {
  return { who, name, path, act, isWhole };
}

/** Every main screen. */
export const SCREENS: readonly Screen[] = [
  screen('guest', 'home', '/'),
  screen('guest', 'shop-fish', '/shop'),
  screen('guest', 'shop-coral', '/shop?tab=coral'),
  screen('guest', 'shop-invertebrates', '/shop?tab=invertebrates'),
  screen('guest', 'shop-wysiwyg', '/shop?tab=wysiwyg'),
  screen('guest', 'shop-nothing', '/shop?q=walrus'),
  screen('guest', 'shop-sold-out', '/shop?show=out-of-stock'),
  screen('guest', 'product', '/product/regal-blue-tang'),
  screen('guest', 'product-missing', '/product/nobody'),
  screen('guest', 'cart-empty', '/shop', openCart),
  screen('guest', 'search', '/', openSearch),
  screen('guest', 'sign-in', '/auth'),
  screen('guest', 'sign-up', '/auth', (p) => p.getByRole('tab', { name: 'Sign Up' }).click(), true),
  screen('guest', 'profile-refused', '/profile'),
  screen('guest', 'learn', '/learn'),
  screen('guest', 'learn-hub', '/learn/beginner-setup'),
  screen('guest', 'learn-glossary', '/learn/glossary'),
  screen('guest', 'learn-article', '/learn/nitrogen-cycle'),
  screen('guest', 'featured-fish', '/featured-fish'),
  screen('guest', 'live-coral', '/live-coral'),
  screen('guest', 'forum', '/forum'),
  screen('guest', 'contact', '/contact'),
  screen('guest', 'delivery', '/delivery'),
  screen('guest', 'privacy', '/privacy'),
  screen('guest', 'payment-canceled', '/payment-canceled'),
  screen('guest', 'payment-success', '/payment-success'),
  screen('guest', 'not-found', '/nowhere'),
  screen('guest', 'admin-setup', '/admin-setup'),
  screen('buyer', 'home', '/'),
  screen('buyer', 'profile', '/profile'),
  screen('buyer', 'cart', '/product/yellow-tang', fillCart),
  screen('buyer', 'checkout', '/product/purple-tang', checkOut),
  screen('buyer', 'admin-refused', '/admin'),
  screen('admin', 'menu', '/', openMenu),
  screen('admin', 'panel', '/admin'),
  screen('admin', 'users', '/user-management'),
  screen('admin', 'user-edit', '/user-management', editUser),
  screen('admin', 'user-delete', '/user-management', deleteUser),
  screen('admin', 'user-orders', '/user-management', userOrders),
  screen('admin', 'user-create', '/user-management', press('Create User')),
  screen('admin', 'listing-create', '/content-product-management'),
  screen('admin', 'listings', '/content-product-management?tab=existing'),
  screen('admin', 'listing-edit', '/content-product-management?tab=existing', editProduct),
  screen('admin', 'listing-delete', '/content-product-management?tab=existing', deleteProduct),
  screen('admin', 'sold', SOLD),
  screen('admin', 'sold-fill', SOLD, fillOrder),
  screen('admin', 'sold-guarantee', SOLD, press(/Manage Guarantee/)),
  screen('admin', 'calendar-day', SOLD, openDay),
  screen('admin', 'calendar', SOLD, (p) => p.getByText('Calendar', { exact: true }).click(), true),
];
