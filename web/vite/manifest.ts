import type { ManifestOptions } from 'vite-plugin-pwa';

/** The sold view with the orders to fill; its guard refuses everyone but admins. */
const ORDERS_TO_FILL = '/content-product-management?tab=existing&show=Sold&orders=unfilled';

function shortcut(name: string, words: { label: string; url: string; description: string }) {
  const { label, url, description } = words;
  const icon = { src: `/icons/shortcut-${name}-192.png`, sizes: '192x192', type: 'image/png' };
  return { name: label, short_name: label, url, description, icons: [icon] };
}

function screenshot(name: string, size: 'narrow' | 'wide', label: string) {
  return {
    src: `/icons/screenshot-${name}-${size}.webp`,
    sizes: size === 'wide' ? '1280x800' : '780x1688',
    type: 'image/webp',
    form_factor: size,
    label,
  };
}

/** The manifest of the installed shop (PWA-01), the same for everybody. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Reef: Saltwater Fish & Coral',
  short_name: 'Reef',
  description:
    'Live saltwater fish, coral and invertebrates with a 48-hour live arrival guarantee.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#041626',
  theme_color: '#041626',
  categories: ['shopping', 'lifestyle'],
  icons: [
    { src: '/icons/reef.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/reef-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/reef-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/reef-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    {
      src: '/icons/reef-monochrome-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'monochrome',
    },
  ],
  screenshots: [
    screenshot('shop', 'narrow', 'The shop with live stock counts'),
    screenshot('product', 'narrow', 'One animal, its price and how many are left'),
    screenshot('article', 'narrow', 'A care guide'),
    screenshot('shop', 'wide', 'The shop with live stock counts'),
    screenshot('article', 'wide', 'A care guide'),
  ],
  // At most four are shown, the first ones.
  shortcuts: [
    shortcut('shop', {
      label: 'Shop',
      url: '/shop',
      description: 'Live stock of fish, coral and invertebrates',
    }),
    shortcut('learn', {
      label: 'Learn',
      url: '/learn',
      description: 'Care guides for every tank',
    }),
    shortcut('account', {
      label: 'Your account',
      url: '/profile',
      description: 'Orders and shipping address',
    }),
    shortcut('orders', {
      label: 'Orders to fill',
      url: ORDERS_TO_FILL,
      description: 'For those who run the shop',
    }),
  ],
  // Opens the sold view with a buyer's message or a label's number that was shared from another
  // app.
  share_target: {
    action: '/content-product-management',
    method: 'GET',
    params: { text: 'find' },
  },
};
