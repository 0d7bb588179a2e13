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
 * Vite's code that preloads a chunk's neighbors, for scripts only: the build has one style sheet
 * and no nonces, and only the caller of the import handles its failure.
 * @throws MovedPartError if a part is not found.
 */
export function preloadOfScripts(code: string): string {
  return replaced(
    code,
    /const seen = \{\};[\s\S]*export const __vitePreload = [\s\S]*$/,
    () => OWN,
  );
}
