import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Preloads the fonts with the page instead of after its styles, so that text is set once; not the
 * files with characters that few pages have (`art/fonts.ts`).
 */
export function preloadFonts(): Plugin {
  return {
    name: 'reef-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const fonts = Object.keys(bundle).filter((name) => /-core-[^/]*\.woff2$/.test(name));
        return fonts.map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${name}`,
            crossorigin: '',
          },
          injectTo: 'head-prepend',
        }));
      },
    },
  };
}
