/**
 * Renders the installed shop's single-color icons: `npx node art/icons/render.ts` writes
 * `web/public/icons/reef-monochrome-512.png`, which a phone tints to its theme, and
 * `shortcut-{name}-192.png` for the menu of a long press on the app's icon.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../../web/public/icons');

/** The mark's coral (web/src/ui/layout/logo.tsx), in its 40 units. */
const CORAL =
  'M20 34V19m0 9c-5 0-7.5-3-7.5-7v-5m7.5 4c0-4-2-5.5-2-10.5M20 24.5c4.8-.4 7.5-3.2 7.5-8.5v-4M12.5 21c-3 0-4.8-2-4.8-4.8M27.5 18.5c2.7 0 4.5-1.5 4.5-4.3';

/** Strokes in 24 units, as in web/src/ui/layout/icons.tsx. */
const SHORTCUTS = {
  shop: 'M4.5 12c2.6-4 6-5.6 9.2-4.4 2 .8 3.6 2.4 4.8 4.4-1.2 2-2.8 3.6-4.8 4.4-3.2 1.2-6.6-.4-9.2-4.4ZM4.5 12 2.5 9M4.5 12l-2 3M14.5 11.2h.01',
  learn: 'M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2Zm0 0v13',
  account:
    'M15.75 8.5a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM4.8 20c.9-3.7 3.7-5.5 7.2-5.5s6.3 1.8 7.2 5.5',
  orders: 'M4 8 12 4l8 4v8.5L12 20.5 4 16.5V8Zm0 0 8 4 8-4M12 12v8.5M8 6l8 4',
} as const;

/**
 * Only opaque pixels count. The drawing stays within the middle four fifths, as masks may cut the
 * rest.
 */
function monochrome(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <g transform="translate(20 20) scale(.82) translate(-20 -21.6)" fill="none" stroke="#fff"
      stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="${CORAL}"/></g>
  </svg>`;
}

function shortcut(strokes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
    <defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0b6f9a"/><stop offset="1" stop-color="#041626"/>
    </linearGradient></defs>
    <circle cx="12" cy="12" r="12" fill="url(#w)"/>
    <g transform="translate(12 12) scale(.62) translate(-12 -12)" fill="none" stroke="#f1fbff"
      stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes}"/></g>
  </svg>`;
}

async function write(svg: string, sizePx: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, name));
}

await write(monochrome(), 512, 'reef-monochrome-512.png');
for (const [name, strokes] of Object.entries(SHORTCUTS)) {
  await write(shortcut(strokes), 192, `shortcut-${name}-192.png`);
}
