import { describe, expect, it } from 'vitest';
import { neededBeside } from './chunks.ts';

describe('what is asked for beside a chunk', () => {
  it('is what the page has not loaded yet, without the chunk itself', () => {
    const imports = ['libraries-a1', 'rolldown-runtime-b2', 'shell-c3', 'home-page-d4', 'fold-e5'];
    const files = imports.map((name) => `assets/${name}.js`);
    expect(neededBeside('assets/home-page-d4.js', files)).toEqual(['assets/fold-e5.js']);
  });
  it("is nothing for pages that a signed-in person's device keeps", () => {
    expect(neededBeside('assets/orders-page-a1.js', ['assets/fold-e5.js'])).toEqual([]);
  });
});
