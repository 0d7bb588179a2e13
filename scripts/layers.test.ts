import { describe, expect, it } from 'vitest';
import { lintAt } from '../tests/support/lint-in-folder.ts';

const importing = (source: string) =>
  `import { thing } from '${source}';\nexport const kept = thing;\n`;

/** Where a file stands, what it may not import, and a twin that it may. */
const CASES: [place: string, forbidden: string, allowed: string][] = [
  ['domain/src/money.ts', 'react', 'zod/mini'],
  ['domain/src/money.ts', '../../web/src/platform/clock.ts', './product.ts'],
  ['web/src/features/shop/shop-page.tsx', '../cart/cart-sheet.tsx', '../../ui/button.tsx'],
  ['web/src/features/shop/shop-page.tsx', 'firebase/firestore', '../../platform/catalogue.ts'],
  ['web/src/features/shop/shop-page.tsx', '../../app/routes.tsx', './shop-card.tsx'],
  ['web/src/ui/button.tsx', '../platform/session.tsx', './spinner.tsx'],
  ['web/src/platform/clock.ts', '../features/shop/shop-page.tsx', './store.ts'],
  ['web/src/app/app.tsx', 'firebase/auth', '../platform/session.tsx'],
  ['web/src/app/app.tsx', '@reef/functions', '@reef/domain/money'],
  ['functions/src/checkout/settle.ts', '@reef/web', '@reef/domain/settlement'],
  ['emulators/stripe/server.ts', '@reef/domain/money', './wire.ts'],
];

describe('layers: a seeded violation is caught, its lawful twin is not', () => {
  it.each(CASES)('%s may not import %s, but %s', (place, forbidden, allowed) => {
    expect(lintAt(place, importing(forbidden))).not.toEqual([]);
    expect(lintAt(place, importing(allowed))).toEqual([]);
  });
});
