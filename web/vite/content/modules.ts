import type { SiteContent } from './compile.ts';

/** How the pages import content: `virtual:reef-content/<name>`. */
export const MODULE_PREFIX = 'virtual:reef-content/';

function exported(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** A table of loaders: each slug's text is a separate chunk. */
function loaders(kind: string, slugs: readonly string[]): string {
  const rows = slugs.map(
    (slug) =>
      `${JSON.stringify(slug)}: () => import(${JSON.stringify(`${MODULE_PREFIX}${kind}/${slug}`)})`,
  );
  return `export default { ${rows.join(', ')} };`;
}

/** One export per care figure, so that a page contains only those it imports. */
function figureExports(content: SiteContent): string {
  return Object.entries(content.figures)
    .map(([key, figure]) => {
      const name = key.replaceAll(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
      return `export const ${name} = ${JSON.stringify(figure)};`;
    })
    .join('\n');
}

/** The source text of a content module, or null if there is no such module. */
export function contentModule(name: string, content: SiteContent): string | null {
  const [kind = '', slug = ''] = name.split('/');
  switch (kind) {
    case 'index':
      return `export const articles = ${JSON.stringify(content.index)};\nexport const sections = ${JSON.stringify(content.sections)};`;
    case 'articles':
      return loaders(
        'article',
        content.articles.map((article) => article.slug),
      );
    case 'article': {
      const article = content.articles.find((candidate) => candidate.slug === slug);
      return article ? exported(article) : null;
    }
    case 'hubs':
      return loaders(
        'hub',
        content.hubs.map((hub) => hub.slug),
      );
    case 'hub': {
      const hub = content.hubs.find((candidate) => candidate.slug === slug);
      return hub ? exported(hub) : null;
    }
    case 'page': {
      const page = Object.entries(content.pages ?? {}).find(([key]) => key === slug)?.[1];
      return page ? exported(page) : null;
    }
    case 'glossary':
      return exported(content.glossary);
    case 'search':
      return exported(content.search);
    case 'care-figures':
      return figureExports(content);
    default:
      return null;
  }
}
