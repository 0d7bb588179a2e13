import { describe, expect, it } from 'vitest';
import { buyersChunks, type ChunkLinks } from './offline-files.ts';

function chunk(name: string, more: Partial<ChunkLinks> = {}): ChunkLinks {
  const nothing = { isEntry: false, facadeModuleId: null, imports: [], dynamicImports: [] };
  return { ...nothing, fileName: name, ...more };
}

describe('buyersChunks', () => {
  it('PWA-02 keeps what buyers use, and nothing that only admins use', () => {
    const chunks = [
      chunk('entry', {
        isEntry: true,
        imports: ['shell'],
        dynamicImports: ['shop', 'admin'],
      }),
      chunk('shell'),
      chunk('shop', { facadeModuleId: '/web/src/features/shop/shop-page.tsx', imports: ['card'] }),
      chunk('card'),
      chunk('admin', {
        facadeModuleId: '/web/src/features/admin/setup/admin-panel-page.tsx',
        imports: ['card', 'table'],
        dynamicImports: ['chart'],
      }),
      chunk('table'),
      chunk('chart'),
    ];
    expect([...buyersChunks(chunks)].toSorted()).toEqual(['card', 'entry', 'shell', 'shop']);
  });
});
