import { readArticles, type ArticleSource } from './article-source.ts';
import { readCareFigures, type CareFigures } from './care-figures.ts';
import type { ContentFiles } from './content-files.ts';
import type { FaultList } from '../faults.ts';
import { readGlossary, type TermSource } from './glossary.ts';
import { readHubs, type HubSource } from './hub-source.ts';
import { readReferences, type Reference } from './references.ts';
import { readPages, type PageSources } from './page-source.ts';

/** Everything in the content folder, parsed, with its references not yet checked. */
export type ContentSources = {
  files: ContentFiles;
  figures: CareFigures;
  glossary: ReadonlyMap<string, TermSource>;
  articles: ReadonlyMap<string, ArticleSource>;
  hubs: ReadonlyMap<string, HubSource>;
  pages: PageSources | null;
  references: ReadonlyMap<string, Reference>;
};

/** Parses the content folder. */
export function readSources(files: ContentFiles, faults: FaultList): ContentSources {
  return {
    files,
    figures: readCareFigures(files, faults),
    glossary: readGlossary(files, faults),
    articles: readArticles(files, faults),
    hubs: readHubs(files, faults),
    pages: readPages(files, faults),
    references: readReferences(files, faults),
  };
}
