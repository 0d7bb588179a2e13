import { describe, expect, it } from 'vitest';
import { pageHtml, splitHead } from './page-html.ts';

const SHELL = '<html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>';

describe('prerendered pages', () => {
  it('LEARN-06 puts title, description and canonical into the head', () => {
    const page = pageHtml(SHELL, '<title>Sand | Reef</title><meta name="x"/><main>$& text</main>');
    expect(page).toContain('<title>Sand | Reef</title><meta name="x"/></head>');
    expect(page).toContain('<div id="root"><main>$& text</main></div>');
  });
  it('leaves what only looks like a head element in the content', () => {
    expect(splitHead('<title>a</title><p><link href="b"></p>').content).toBe(
      '<p><link href="b"></p>',
    );
  });
  it('refuses a page without a title, and a shell without a root', () => {
    expect(() => pageHtml(SHELL, '<main></main>')).toThrow('without a title');
    expect(() => pageHtml('<html></html>', '<title>a</title>')).toThrow('no empty root');
  });
});
