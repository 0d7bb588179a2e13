import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the browser is told about the installed shop (PWA-01). */
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
  ],
  screenshots: [
    {
      src: '/icons/screenshot-wide.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'The shop with live stock counts',
    },
    {
      src: '/icons/screenshot-narrow.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Reef on a phone',
    },
  ],
  shortcuts: [
    { name: 'Shop', url: '/shop', description: 'Live stock of fish, coral and invertebrates' },
    { name: 'Learn', url: '/learn', description: 'Care guides for every tank' },
    { name: 'Your account', url: '/profile', description: 'Orders and shipping address' },
  ],
};
