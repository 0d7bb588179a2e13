import { afterEach, expect, it, vi } from 'vitest';
import { preloadOfScripts } from './preload.ts';

/** As Vite writes it, shortened. */
const INSTALLED = [
  "const scriptRel = 'modulepreload';",
  'const assetsURL = function(dep) { return "/"+dep };',
  'const seen = {};const isCssPreloadUrl = function isCss(url) {};',
  'export const __vitePreload = function preload(baseModule, deps) {',
  '  return baseModule();',
  '}',
].join('');

type Preload = (load: () => Promise<string>, files?: readonly string[]) => Promise<string>;

async function preloadOver(head: Record<string, unknown>[]): Promise<Preload> {
  vi.stubGlobal('document', {
    querySelector: (asked: string) =>
      head.find(({ href }) => asked === `link[href="${String(href)}"]`) ?? null,
    createElement: () => ({}),
    head: { append: (link: Record<string, unknown>) => head.push(link) },
  });
  const lean = encodeURIComponent(preloadOfScripts(INSTALLED));
  const { __vitePreload } = (await import(`data:text/javascript,${lean}`)) as {
    __vitePreload: Preload;
  };
  return __vitePreload;
}

afterEach(() => vi.unstubAllGlobals());

it('asks for each neighbor once, and returns the import’s result', async () => {
  const head: Record<string, unknown>[] = [{ href: '/assets/there.js' }];
  const preload = await preloadOver(head);
  const files = ['assets/there.js', 'assets/new.js'];
  expect(await preload(() => Promise.resolve('first'), files)).toBe('first');
  expect(await preload(() => Promise.resolve('again'), files)).toBe('again');
  expect(await preload(() => Promise.resolve('alone'))).toBe('alone');
  const link = { rel: 'modulepreload', as: 'script', crossOrigin: '', href: '/assets/new.js' };
  expect(head).toEqual([{ href: '/assets/there.js' }, link]);
  await expect(preload(() => Promise.reject(new Error('lost')), files)).rejects.toThrow('lost');
});

it('fails the build if a part is not found, as after an update', () => {
  expect(() => preloadOfScripts('export const __vitePreload = 1;')).toThrow('nothing matches');
});
