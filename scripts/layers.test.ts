import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintSamples, type Sample } from '../tests/support/lint-in-folder.ts';

/** What one arrow between folders refuses and what it allows. */
type Arrow = { title: string; refused: Sample[]; taken: Sample[] };

const importing = (source: string) =>
  `import { thing } from '${source}';\nexport const kept = thing;\n`;

/** A file's place, an import that is forbidden there, and a similar one that is allowed. */
const CASES: [place: string, forbidden: string, allowed: string][] = [
  ['domain/src/shared/money.ts', 'react', 'zod/mini'],
  ['domain/src/shared/money.ts', '../../../web/src/platform/clock.ts', './messages.ts'],
  ['domain/src/shared/money.ts', 'zod', 'zod/mini'],
  ['domain/src/cart/cart.ts', '../catalogue/product.ts', '@reef/domain/catalogue/product'],
  ['web/src/features/shop/shop-page.tsx', '#features/cart/cart-sheet.tsx', '#ui/forms/button.tsx'],
  ['web/src/features/shop/shop-page.tsx', '../cart/cart-sheet.tsx', './shop-results.tsx'],
  ['web/src/features/shop/shop-page.tsx', 'firebase/firestore', '#state/catalogue/catalogue.ts'],
  ['web/src/features/shop/shop-page.tsx', '#app/routes.tsx', '#platform/clock.ts'],
  ['web/src/features/shop/shop-page.tsx', '#entry/client/main.tsx', 'react'],
  [
    'web/src/features/admin/sales/sold-view.tsx',
    '#features/shop/shop-page.tsx',
    '#features/admin/sales/list/sales-table.tsx',
  ],
  [
    'web/src/features/learn/pages/articles/article-view.tsx',
    '#features/search/search-dialog.tsx',
    '#features/learn/tools/tool-registry.ts',
  ],
  ['web/src/ui/forms/button.tsx', '#platform/clock.ts', '#browser/paint.ts'],
  ['web/src/ui/forms/button.tsx', '#state/cart/cart-store.ts', '#ui/layout/icons.tsx'],
  ['web/src/ui/forms/button.tsx', '#features/shop/shop-page.tsx', '@reef/domain/shared/money'],
  ['web/src/state/cart/cart-store.ts', '#features/cart/cart-sheet.tsx', '#platform/storage.ts'],
  ['web/src/state/cart/cart-store.ts', '#ui/forms/button.tsx', '#state/session/session.tsx'],
  ['web/src/state/cart/cart-store.ts', 'firebase/firestore', '#platform/clock.ts'],
  ['web/src/state/cart/cart-store.ts', 'zod', 'zod/mini'],
  ['web/src/platform/clock.ts', '#state/cart/cart-store.ts', './store.ts'],
  ['web/src/platform/clock.ts', '#features/shop/shop-page.tsx', 'firebase/firestore'],
  ['web/src/platform/device/films.ts', '#ui/layout/icons.tsx', '#browser/idle.ts'],
  ['web/src/browser/idle.ts', '#platform/clock.ts', './paint.ts'],
  ['web/src/browser/idle.ts', '@reef/domain/shared/money', '#browser/paint.ts'],
  ['web/src/browser/idle.ts', 'firebase/firestore', 'react'],
  ['web/src/app/app.tsx', 'firebase/auth', '#state/session/session.tsx'],
  ['web/src/app/app.tsx', '@reef/functions', '@reef/domain/shared/money'],
  ['web/src/app/app.tsx', '#entry/client/main.tsx', '#features/shop/shop-page.tsx'],
  [
    'web/vite/content/plugin.ts',
    '@reef/emulators/seed/catalogue-products.ts',
    '@reef/domain/fit/species',
  ],
  [
    'web/vite/pages/rendered-pages.ts',
    '../../src/features/shop/shop-page.tsx',
    '../../src/entry/server/page-html.ts',
  ],
  ['functions/src/checkout/settle/settle.ts', '@reef/web', '@reef/domain/checkout/settlement'],
  [
    'functions/src/checkout/settle/settle.ts',
    '#endpoints/checkout/create-payment.ts',
    '#shared/db/documents.ts',
  ],
  ['functions/src/checkout/settle/settle.ts', 'zod', 'zod/mini'],
  ['functions/src/checkout/settle/settle.ts', '#shared/runtime/services.ts', '#checkout/ids.ts'],
  ['functions/src/shared/db/documents.ts', '#checkout/settle/settle.ts', './atomic-writes.ts'],
  [
    'functions/src/shared/access/active-admin.ts',
    '#accounts/account.ts',
    '#shared/db/documents.ts',
  ],
  [
    'functions/src/shared/limits/rate-limit.ts',
    '#shared/runtime/services.ts',
    '#shared/db/documents.ts',
  ],
  [
    'functions/src/endpoints/orders/count-orders.ts',
    '@reef/emulators/stack/paths.ts',
    '#shared/runtime/services.ts',
  ],
  ['emulators/firestore/forward.ts', '#stack/paths.ts', './listen-channel.ts'],
  ['emulators/mail/server.ts', '@reef/domain/mail/mail', '#shared/html.ts'],
  ['emulators/shared/html.ts', '#stack/paths.ts', './listen-locally.ts'],
  ['emulators/stripe/server.ts', '@reef/domain/shared/money', './wire.ts'],
  ['emulators/storage-rules/run.ts', '#stack/paths.ts', './value.ts'],
];

const LAYERS: Arrow[] = CASES.map(([place, forbidden, allowed]) => ({
  title: `${place} may not import ${forbidden}, but ${allowed}`,
  refused: [{ place, source: importing(forbidden) }],
  taken: [{ place, source: importing(allowed) }],
}));

/** Every folder of use-cases, so that a new one without arrows is noticed. */
const USE_CASES: Arrow[] = readdirSync(path.join(import.meta.dirname, '../functions/src'))
  .filter((name) => !/^(endpoints|shared|index\.ts)$/.test(name))
  .map((folder) => {
    const place = `functions/src/${folder}/a.ts`;
    return {
      title: `functions/src/${folder} is between endpoints and shared code`,
      refused: [
        { place, source: importing('#endpoints/orders/count-orders.ts') },
        { place, source: importing('#shared/runtime/services.ts') },
        { place: 'functions/src/shared/db/a.ts', source: importing(`#${folder}/a.ts`) },
      ],
      taken: [],
    };
  });

/** Allowed only inside the module for atomic writes. */
const ATOMIC: Arrow[] = [
  'export const write = (db: FirebaseFirestore.Firestore) => db.runTransaction(async () => {});\n',
  'export const write = (db: FirebaseFirestore.Firestore) => db.batch();\n',
].map((source) => ({
  title: `only atomic-writes.ts may hold ${source}`,
  refused: ['checkout/settle/settle.ts', 'shared/db/documents.ts', 'endpoints/orders/a.ts'].map(
    (place) => ({ place: `functions/src/${place}`, source }),
  ),
  taken: [{ place: 'functions/src/shared/db/atomic-writes.ts', source }],
}));

const declaring = (from: string) => ({
  place: 'functions/src/endpoints/orders/a.ts',
  source: `import { onCall } from '${from}';\nexport const a = onCall(async () => null);\n`,
});

const CALLABLES: Arrow = {
  title: 'callables are declared by on-call.ts, never by Google’s function itself',
  refused: [declaring('firebase-functions/https')],
  taken: [declaring('#shared/runtime/on-call.ts')],
};

const ARROWS = [...LAYERS, ...USE_CASES, ...ATOMIC, CALLABLES];

describe('a seeded violation is caught, its allowed counterpart is not', () => {
  const found = lintSamples(ARROWS.flatMap(({ refused, taken }) => [...refused, ...taken]));

  it.each(ARROWS)('$title', ({ refused, taken }) => {
    for (const sample of refused) expect(found.get(sample)?.length).toBeGreaterThan(0);
    for (const sample of taken) expect(found.get(sample)).toEqual([]);
  });
});
