import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DIALOGS,
  laterChunk,
  preloadedImports,
  type ModuleGraph,
  sharedChunk,
  SIGNED_IN_CHUNKS,
  stepChunk,
  STEPS,
} from './chunks.ts';
import { smallChunk, TINY, TOGETHER } from './small-modules.ts';

it('what dialogs have in common is three modules that exist', () => {
  const overlays = path.join(import.meta.dirname, '../../src/ui/overlays');
  const files = globSync('*.{ts,tsx}', { cwd: overlays }).map((file) => path.join(overlays, file));
  expect(files.filter((file) => DIALOGS.test(file))).toHaveLength(3);
});

describe('what is requested together with a chunk', () => {
  it('is what the page has not loaded yet, without the chunk itself', () => {
    const imports = ['libraries-a1', 'rolldown-runtime-b2', 'shell-c3', 'home-page-d4', 'fold-e5'];
    const files = imports.map((name) => `assets/${name}.js`);
    expect(preloadedImports('assets/home-page-d4.js', files)).toEqual(['assets/fold-e5.js']);
  });
  it("is nothing for pages that a signed-in person's device keeps", () => {
    expect(preloadedImports('assets/orders-page-a1.js', ['assets/fold-e5.js'])).toEqual([]);
    expect(preloadedImports('assets/packing-page-a1.js', ['assets/fold-e5.js'])).toEqual([]);
  });
  it('names only modules that exist', () => {
    const src = path.join(import.meta.dirname, '../../src');
    const modules = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => path.parse(file).name);
    expect(SIGNED_IN_CHUNKS.filter((name) => !modules.includes(name))).toEqual([]);
  });
});

/** A graph in which each module is imported by those listed with it. */
function graphOf(importers: Record<string, readonly string[]>): ModuleGraph {
  return { getModuleInfo: (id) => ({ importers: importers[id] ?? [] }) };
}

it.each([...TINY, ...Object.values(TOGETHER).flat()])(
  'names only modules that exist: %s',
  (file) => {
    expect(existsSync(path.join(import.meta.dirname, '../../..', file))).toBe(true);
  },
);

it('a few lines that many pages need are in the shell, not in a chunk of their own', () => {
  for (const file of TINY) expect(sharedChunk(`/reef/${file}`, graphOf({}))).toBe('shell');
});

it('a small module is with others of its kind, whoever needs it', () => {
  expect(smallChunk('/reef/web/src/ui/format-date.ts')).toBe('dates');
  expect(smallChunk('/reef/domain/src/shipping/day.ts')).toBe('dates');
  expect(smallChunk('/reef/domain/src/orders/order-money.ts')).toBeNull();
});

describe('what a product page shares with others', () => {
  const product = '/reef/web/src/features/product/product-page.tsx';
  const article = '/reef/web/src/features/learn/pages/learn-page.tsx';
  const field = '/reef/web/src/ui/forms/number-field.tsx';
  const crumbs = '/reef/web/src/ui/layout/breadcrumbs.tsx';
  const graph = graphOf({ [field]: [product], [crumbs]: [product, article] });
  it('is one chunk, and what articles also need is another', () => {
    expect(laterChunk(field, graph)).toBe('details');
    expect(laterChunk(crumbs, graph)).toBe('reading');
  });
  it('leaves the page and its own parts to the bundler', () => {
    expect(laterChunk(product, graph)).toBeNull();
    expect(laterChunk('/reef/web/src/ui/forms/other.tsx', graph)).toBeNull();
  });
});

describe('what only a purchase needs', () => {
  const src = '/reef/web/src';
  const auth = `${src}/features/account/sign-in/auth-page.tsx`;
  const dialog = `${src}/features/checkout/checkout-dialog.tsx`;
  const order = `${src}/features/orders/order-page.tsx`;
  const style = `${src}/features/orders/order-timeline.css`;
  const line = `${src}/ui/product/delivery-line.tsx`;
  const session = `${src}/state/session/session-of.ts`;
  const status = '/reef/domain/src/orders/order-status.ts';
  const login = '/reef/domain/src/accounts/login-calls.ts';
  const day = '/reef/domain/src/shipping/day.ts';
  const timer = `${src}/features/learn/tools/drip/drip-timer.tsx`;
  const focus = `${src}/ui/overlays/use-focus-return.ts`;
  const search = `${src}/features/search/search-dialog.tsx`;
  const guide = `${src}/app/notices/install-guide.tsx`;
  const graph = graphOf({
    [style]: [order],
    [line]: [dialog, order],
    [session]: [auth, `${src}/state/session/follow-session.ts`],
    [status]: [order],
    [login]: [auth],
    [day]: [status, timer],
    [focus]: [dialog, search, guide],
  });
  it('is with its step, and what several steps share is apart', () => {
    expect(stepChunk(dialog, graph)).toBe('checkout');
    expect(stepChunk(style, graph)).toBe('order-page');
    expect(stepChunk(line, graph)).toBe('buying');
    expect(stepChunk(session, graph)).toBe('account');
  });
  it('has the rules of accounts and of orders in two chunks', () => {
    expect(stepChunk(login, graph)).toBe('account');
    expect(stepChunk(status, graph)).toBe('order-rules');
  });
  it.each([day, timer, focus, search, guide])('is not what others need too: %s', (id) => {
    expect(stepChunk(id, graph)).toBeNull();
  });
  it('begins with modules that exist', () => {
    const missing = Object.values(STEPS)
      .flat()
      .filter((file) => !existsSync(path.join(import.meta.dirname, '../../src', file)));
    expect(missing).toEqual([]);
  });
});
