import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { isBrowserBuild } from '../browser-build.ts';

/** The part of a chunk that is needed here. */
export type WeighedChunk = {
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: readonly string[];
  moduleIds: readonly string[];
  code: string;
};

/** What a visit may load. `pages` are modules below `web/src` that it loads besides the entry. */
export type Budget = {
  what: string;
  pages: readonly string[];
  bytes: number;
  isWithoutFirebase?: true;
};

/**
 * What visitors load, in gzip, with 1 KB being 1000 bytes: the budgets of docs/spec/speed.md. The
 * builds are 99 and 303 KB (decision 40); an operator's longer names add a little, and a key for
 * App Check up to 0.5 KB. Of the first, React with its DOM is 58 KB, its router 5 KB and the rest
 * ours. Of the second, Firestore is 89 KB. A link or a hook of react-router that
 * `web/src/ui/routing` replaces brings up to 10 KB with it.
 *
 * The goal of the second is 300 KB, as the bench counts them; the budgets here are what is reached,
 * so that nothing is added. The bench also counts what no module here imports: the start script and
 * the reef's worker.
 */
const BUDGETS: readonly Budget[] = [
  {
    what: 'until the shop answers a tap',
    pages: ['features/shop/shop-page.tsx'],
    bytes: 99_300,
    isWithoutFirebase: true,
  },
  {
    what: 'a buyer from landing to order',
    pages: [
      'features/home/home-page.tsx',
      'features/shop/shop-page.tsx',
      'features/product/product-page.tsx',
      'features/account/sign-in/auth-page.tsx',
      'state/session/sign-in/sign-in.ts',
      'state/session/follow-session.ts',
      'state/catalogue/catalogue-schemas.ts',
      'features/cart/cart-sheet.tsx',
      'features/checkout/checkout-dialog.tsx',
      'features/checkout/payment-success-page.tsx',
      'features/orders/order-page.tsx',
      // What these load late: each is small, and a buyer has them all.
      'app/header/account-menu.tsx',
      'features/cart/cart-delivery.tsx',
      'features/checkout/delivery-picker.tsx',
      'features/product/care-panel.tsx',
      'features/product/product-delivery.tsx',
      'features/shop/last-seen.tsx',
      'state/checkout/paid-before.ts',
      'state/checkout/payment-news.ts',
      'state/fit/start-fit.ts',
      'state/settings/listen-to-settings.ts',
      'state/tanks/tank-store.ts',
      'ui/media/reef-scene/reef-canvas.tsx',
      'platform/firebase/auth-client.ts',
      'platform/firebase/firestore-client.ts',
      'platform/firebase/functions-client.ts',
    ],
    bytes: 303_800,
  },
];

const FIREBASE = /[\\/]node_modules[\\/](@?firebase)[\\/]/;

/**
 * The chunks that are loaded with these modules: each after all its imports, the app's entry last.
 */
export function loadedWith(
  chunks: readonly WeighedChunk[],
  pages: readonly string[],
): WeighedChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const roots = pages.map((page) => {
    const holds = ({ facadeModuleId, moduleIds }: WeighedChunk) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(`/web/src/${page}`));
    const root = chunks.find(holds);
    if (root === undefined) throw new Error(`no chunk of the build holds ${page}`);
    return root;
  });
  const seen = new Set<WeighedChunk>();
  const loaded: WeighedChunk[] = [];
  const visit = (chunk: WeighedChunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
    loaded.push(chunk);
  };
  for (const root of [...roots, ...chunks.filter(({ isEntry }) => isEntry)]) visit(root);
  return loaded;
}

/** What a visit loads, in gzip bytes. @returns why it is too much, null if it is not. */
export function overrun(chunks: readonly WeighedChunk[], budget: Budget): string | null {
  const loaded = loadedWith(chunks, budget.pages);
  const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  const firebase = loaded.filter(({ moduleIds }) => moduleIds.some((id) => FIREBASE.test(id)));
  if (budget.isWithoutFirebase && firebase.length > 0) {
    return `${budget.what}: ${firebase.map(({ fileName }) => fileName).join(', ')} is Firebase's`;
  }
  if (bytes <= budget.bytes) return null;
  return `${budget.what}: ${bytes} bytes of scripts, ${budget.bytes} allowed`;
}

/** Fails a build whose visitors would load more than the budgets allow. */
export function scriptBudget(): Plugin {
  return {
    name: 'reef-script-budget',
    apply: isBrowserBuild,
    generateBundle: {
      // After Vite has written into each chunk which others to preload with it.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const faults = BUDGETS.flatMap((budget) => overrun(chunks, budget) ?? []);
        if (faults.length > 0) this.error(faults.join('\n'));
      },
    },
  };
}
