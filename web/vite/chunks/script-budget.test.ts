import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadedWith, overrun, type WeighedChunk } from './script-budget.ts';

function chunk(fileName: string, changes: Partial<WeighedChunk> = {}): WeighedChunk {
  const code = randomBytes(600).toString('base64');
  return {
    fileName,
    facadeModuleId: null,
    isEntry: false,
    imports: [],
    moduleIds: [],
    code,
    ...changes,
  };
}

const CHUNKS = [
  chunk('index.js', { isEntry: true, imports: ['shell.js'] }),
  chunk('shell.js', { moduleIds: ['/reef/web/src/app/app.tsx'] }),
  chunk('shop.js', {
    facadeModuleId: '/reef/web/src/features/shop/shop-page.tsx',
    imports: ['shell.js', 'cards.js'],
  }),
  chunk('cards.js'),
  chunk('admin.js', { imports: ['shell.js'] }),
];
const SHOP = { what: 'the shop', pages: ['features/shop/shop-page.tsx'], bytes: 100_000 };

describe('the budget of scripts', () => {
  it('counts the entry and the page with all their imports, each once, and nothing else', () => {
    const names = loadedWith(CHUNKS, SHOP.pages).map(({ fileName }) => fileName);
    expect(names.toSorted()).toEqual(['cards.js', 'index.js', 'shell.js', 'shop.js']);
  });
  it('lists each after its imports, the entry last', () => {
    const names = loadedWith(CHUNKS, SHOP.pages).map(({ fileName }) => fileName);
    expect(names).toEqual(['shell.js', 'cards.js', 'shop.js', 'index.js']);
  });
  it('finds a page inside a shared chunk', () => {
    expect(loadedWith(CHUNKS, ['app/app.tsx']).map(({ fileName }) => fileName)).toContain(
      'shell.js',
    );
  });
  it('throws for a page that the build does not have', () => {
    expect(() => loadedWith(CHUNKS, ['features/gone.tsx'])).toThrow('features/gone.tsx');
  });
  it('PERF-03 says by how much it is exceeded', () => {
    expect(overrun(CHUNKS, SHOP)).toBeNull();
    expect(overrun(CHUNKS, { ...SHOP, bytes: 1000 })).toMatch(
      /^the shop: \d+ bytes .* 1000 allowed$/,
    );
  });
  it('PERF-03 finds Firebase where it is not allowed', () => {
    const firebase = chunk('cards.js', { moduleIds: ['/reef/node_modules/@firebase/app/x.js'] });
    const chunks = CHUNKS.map((one) => (one.fileName === 'cards.js' ? firebase : one));
    expect(overrun(chunks, SHOP)).toBeNull();
    expect(overrun(chunks, { ...SHOP, isWithoutFirebase: true })).toContain(
      "cards.js is Firebase's",
    );
  });
});
