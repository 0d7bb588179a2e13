import { checkBackLinks } from './checks/check-back-links.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkBlocks, checkFigureKeys, checkTerms } from './checks/check-marks.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkStructure } from './checks/check-structure.ts';
import { checkTypedFigures } from './checks/check-typed-figures.ts';
import { compileArticles } from './compile-articles.ts';
import { compileHubs } from './compile-hubs.ts';
import { compilePages, type CompiledPages } from './compile-pages.ts';
import { figureNumbers } from './sources/care-figures.ts';
import type { ContentFiles } from './sources/content-files.ts';
import { faultList, type ContentFault, type FaultList } from './faults.ts';
import { compileSearch } from './compile-search.ts';
import { readSources, type ContentSources } from './sources/sources.ts';
import type {
  ArticleEntry,
  ArticleSection,
  CompiledArticle,
  CompiledHub,
  GlossaryEntry,
  SearchDocument,
  ToolFigure,
} from './types.ts';

/** Everything from the content folder that the site shows. */
export type SiteContent = {
  index: ArticleEntry[];
  sections: ArticleSection[];
  articles: CompiledArticle[];
  hubs: CompiledHub[];
  glossary: GlossaryEntry[];
  pages: CompiledPages | null;
  search: SearchDocument[];
  figures: Record<string, ToolFigure>;
};

/** The content and all its faults; the content is complete only if there are none. */
export type Compilation = {
  content: SiteContent;
  faults: ContentFault[];
};

const CHECKS: readonly ((sources: ContentSources, faults: FaultList) => void)[] = [
  checkLinks,
  checkBackLinks,
  checkFigureKeys,
  checkTerms,
  checkBlocks,
  checkStructure,
  checkTypedFigures,
  checkReferences,
];

/** Compiles and checks the content. Never throws for a writer's mistakes. */
export function compileContent(files: ContentFiles): Compilation {
  const faults = faultList();
  const sources = readSources(files, faults);
  // An unreadable file would make every link to it look broken.
  if (faults.faults.length === 0) for (const check of CHECKS) check(sources, faults);
  const { articles, index, sections } = compileArticles(sources);
  const glossary = [...sources.glossary.values()].map(({ see, definition, ...term }) => ({
    ...term,
    definition: definition.trim(),
    see: { slug: see, title: sources.articles.get(see)?.title ?? see },
  }));
  const hubs = compileHubs(sources, index);
  const pages = compilePages(sources, index);
  const content = {
    index,
    sections,
    articles,
    hubs,
    glossary,
    pages,
    search: compileSearch(sources),
    figures: Object.fromEntries(
      [...sources.figures].map(([key, figure]) => [key, figureNumbers(figure)]),
    ),
  };
  return { content, faults: faults.faults };
}
