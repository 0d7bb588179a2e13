import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  laterChunk,
  neededBeside,
  type ModuleGraph,
  sharedChunk,
  SIGNED_IN_CHUNKS,
} from './chunks.ts';

describe('what is requested together with a chunk', () => {
  it('is what the page has not loaded yet, without the chunk itself', () => {
    const imports = ['libraries-a1', 'rolldown-runtime-b2', 'shell-c3', 'home-page-d4', 'fold-e5'];
    const files = imports.map((name) => `assets/${name}.js`);
    expect(neededBeside('assets/home-page-d4.js', files)).toEqual(['assets/fold-e5.js']);
  });
  it("is nothing for pages that a signed-in person's device keeps", () => {
    expect(neededBeside('assets/orders-page-a1.js', ['assets/fold-e5.js'])).toEqual([]);
    expect(neededBeside('assets/packing-page-a1.js', ['assets/fold-e5.js'])).toEqual([]);
  });
  it('names only modules that exist', () => {
    const src = path.join(import.meta.dirname, '../src');
    const modules = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => path.parse(file).name);
    expect(SIGNED_IN_CHUNKS.filter((name) => !modules.includes(name))).toEqual([]);
  });
});

/** A graph in which each module is imported by those listed with it. */
function graphOf(importers: Record<string, readonly string[]>): ModuleGraph {
  return { getModuleInfo: (id) => ({ importers: importers[id] ?? [] }) };
}

it('the units of time are in the shell, not in a chunk of their own', () => {
  expect(sharedChunk('/reef/domain/src/shared/time.ts', graphOf({}))).toBe('shell');
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
