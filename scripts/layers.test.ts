import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintAt } from '../tests/support/lint-in-folder.ts';

const importing = (source: string) =>
  `import { thing } from '${source}';\nexport const kept = thing;\n`;

/** Where a file stands, what it may not import, and a twin that it may. */
const CASES: [place: string, forbidden: string, allowed: string][] = [
  ['domain/src/shared/money.ts', 'react', 'zod/mini'],
  ['domain/src/shared/money.ts', '../../../web/src/platform/clock.ts', './messages.ts'],
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
  ['web/src/ui/forms/button.tsx', '#platform/clock.ts', './spinner.tsx'],
  ['web/src/ui/forms/button.tsx', '#state/cart/cart-store.ts', '#ui/layout/icons.tsx'],
  ['web/src/ui/forms/button.tsx', '#features/shop/shop-page.tsx', '@reef/domain/shared/money'],
  ['web/src/state/cart/cart-store.ts', '#features/cart/cart-sheet.tsx', '#platform/storage.ts'],
  ['web/src/state/cart/cart-store.ts', '#ui/forms/button.tsx', '#state/session/session.tsx'],
  ['web/src/state/cart/cart-store.ts', 'firebase/firestore', '#platform/clock.ts'],
  ['web/src/platform/clock.ts', '#state/cart/cart-store.ts', './store.ts'],
  ['web/src/platform/clock.ts', '#features/shop/shop-page.tsx', 'firebase/firestore'],
  ['web/src/app/app.tsx', 'firebase/auth', '#state/session/session.tsx'],
  ['web/src/app/app.tsx', '@reef/functions', '@reef/domain/shared/money'],
  ['web/src/app/app.tsx', '#entry/client/main.tsx', '#features/shop/shop-page.tsx'],
  ['functions/src/checkout/settle.ts', '@reef/web', '@reef/domain/checkout/settlement'],
  [
    'functions/src/checkout/settle.ts',
    '#endpoints/checkout/create-payment.ts',
    '#shared/db/documents.ts',
  ],
  ['functions/src/checkout/settle.ts', '#shared/runtime/services.ts', './ids.ts'],
  ['functions/src/shared/db/documents.ts', '#checkout/settle.ts', './atomic-writes.ts'],
  [
    'functions/src/shared/access/active-admin.ts',
    '#accounts/account.ts',
    '#shared/db/documents.ts',
  ],
  [
    'functions/src/shared/limits/take-call.ts',
    '#shared/runtime/services.ts',
    '#shared/db/documents.ts',
  ],
  [
    'functions/src/endpoints/orders/count-orders.ts',
    '@reef/emulators/stack/paths.ts',
    '#shared/runtime/services.ts',
  ],
  ['emulators/stripe/server.ts', '@reef/domain/shared/money', './wire.ts'],
  ['emulators/storage-rules/run.ts', '#stack/paths.ts', './value.ts'],
];

describe('layers: a seeded violation is caught, its lawful twin is not', () => {
  it.each(CASES)('%s may not import %s, but %s', (place, forbidden, allowed) => {
    expect(lintAt(place, importing(forbidden))).not.toEqual([]);
    expect(lintAt(place, importing(allowed))).toEqual([]);
  });
});

/** Every folder of use-cases, so that one that is added without its arrows is found. */
const USE_CASES = readdirSync(path.join(import.meta.dirname, '../functions/src')).filter(
  (name) => !/^(endpoints|shared|index\.ts)$/.test(name),
);

describe('every folder of use-cases stands between endpoints and shared code', () => {
  it.each(USE_CASES)('functions/src/%s', (folder) => {
    const place = `functions/src/${folder}/a.ts`;
    expect(lintAt(place, importing('#endpoints/orders/count-orders.ts'))).not.toEqual([]);
    expect(lintAt(place, importing('#shared/runtime/services.ts'))).not.toEqual([]);
    expect(lintAt('functions/src/shared/db/a.ts', importing(`#${folder}/a.ts`))).not.toEqual([]);
  });
});

/** Lawful only inside the module for atomic writes. */
const ATOMIC = [
  'export const write = (db: FirebaseFirestore.Firestore) => db.runTransaction(async () => {});\n',
  'export const write = (db: FirebaseFirestore.Firestore) => db.batch();\n',
];

describe('one module for atomic writes', () => {
  it.each(ATOMIC)('only atomic-writes.ts may hold %s', (source) => {
    for (const place of ['checkout/settle.ts', 'shared/db/documents.ts', 'endpoints/orders/a.ts']) {
      expect(lintAt(`functions/src/${place}`, source)).not.toEqual([]);
    }
    expect(lintAt('functions/src/shared/db/atomic-writes.ts', source)).toEqual([]);
  });
});

const declaring = (from: string) =>
  `import { onCall } from '${from}';\nexport const a = onCall(async () => null);\n`;

it('callables are declared by on-call.ts, never by Google’s function itself', () => {
  const place = 'functions/src/endpoints/orders/a.ts';
  expect(lintAt(place, declaring('firebase-functions/https'))).not.toEqual([]);
  expect(lintAt(place, declaring('#shared/runtime/on-call.ts'))).toEqual([]);
});
