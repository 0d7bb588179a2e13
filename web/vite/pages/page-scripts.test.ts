import { describe, expect, it } from 'vitest';
import { withLateApp } from './page-scripts.ts';

const PAGE = `<head>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
  <link rel="stylesheet" crossorigin href="/assets/style-3.css">
</head>`;

const MODULES = ['/assets/libraries-2.js', '/assets/shop-page-5.js', '/assets/index-1.js'];

describe('a page that is complete without the app', () => {
  it('loads no module, and gives the start script their addresses', () => {
    const page = withLateApp(PAGE, '/assets/start-4.js', MODULES);
    expect(page).not.toContain('modulepreload');
    expect(page).not.toContain('type="module"');
    expect(page).toContain(
      '<script src="/assets/start-4.js" data-modules="/assets/libraries-2.js /assets/shop-page-5.js /assets/index-1.js"></script>',
    );
    expect(page).toContain('style-3.css');
  });
  it('lists what the app loads next, without what it has by then', () => {
    const later = ['/catalogue.json', '/assets/index-1.js', '/assets/schemas-6.js'];
    expect(withLateApp(PAGE, '/assets/start-4.js', MODULES, later)).toContain(
      'index-1.js" data-later="/catalogue.json /assets/schemas-6.js"></script>',
    );
  });
  it('must be a built page', () => {
    expect(() => withLateApp('<head></head>', '/start.js', MODULES)).toThrow('asks for no app');
  });
});
