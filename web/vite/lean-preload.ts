import { replaced } from './package-parts.ts';

const OWN = `
export const __vitePreload = async (load, files = []) => {
  for (const file of files) {
    const href = assetsURL(file);
    if (document.querySelector(\`link[href="\${href}"]\`) === null) {
      const link = document.createElement('link');
      link.rel = scriptRel;
      link.as = 'script';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  }
  return load();
};`;

/**
 * Vite's code that asks for a chunk's neighbours beside it, for scripts alone: the build has one style
 * sheet, no nonces, and nobody who hears of a failure but who asked.
 * @throws MovedPartError where a part is not to be found.
 */
export function preloadOfScripts(code: string): string {
  return replaced(
    code,
    /const seen = \{\};[\s\S]*export const __vitePreload = [\s\S]*$/,
    () => OWN,
  );
}
