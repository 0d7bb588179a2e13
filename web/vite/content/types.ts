/**
 * What the content compiler produces for the pages. The pages see these types through the ambient
 * modules of `content-modules.d.ts`; everything here is plain data.
 */

/** A link to a page. */
export type PageLink = { label: string; path: string };

/** A line drawing in a square of 24 units: its name in the content and its path data. */
export type ContentIcon = { name: string; path: string };

/** An article as lists, hubs and the search need it; its text is elsewhere. */
export type ArticleEntry = {
  slug: string;
  title: string;
  description: string;
  section: string;
  minutes: number;
};

/** A group of articles, in reading order. */
export type ArticleSection = { id: string; title: string; hub: PageLink; slugs: string[] };

/** A heading of an article for its table of contents. */
export type Heading = { id: string; text: string };

/** A glossary term in an article's popover. */
export type TermNote = { id: string; term: string; definition: string };

/** Consecutive pieces of an article. `html` is compiled only from our own Markdown. */
export type ArticleBlock =
  | { kind: 'html'; html: string }
  | { kind: 'figure'; name: string }
  | { kind: 'tool'; name: string };

/** A work an article cites; `url` leads to the work itself. */
export type ArticleSourceWork = {
  by: string;
  title: string;
  where: string;
  year?: number | undefined;
  url?: string | undefined;
};

/** A compiled article. */
export type CompiledArticle = ArticleEntry & {
  sectionTitle: string;
  /** The target of the back link (LEARN-05). */
  back: PageLink;
  /** The path from home to here, without the article itself. */
  trail: PageLink[];
  /** The day of its first publication, as `YYYY-MM-DD`. */
  published: string;
  /** The day of its last review, as `YYYY-MM-DD`. */
  reviewed: string;
  words: number;
  sources: ArticleSourceWork[];
  headings: Heading[];
  blocks: ArticleBlock[];
  terms: TermNote[];
  related: ArticleEntry[];
  previous: ArticleEntry | null;
  next: ArticleEntry | null;
};

/** A link, a label, or a label with its explanation; `tool` opens here, and is its anchor. */
export type HubTopic = { label: string; path?: string; detail?: string; tool?: string };

/** A problem and what to do about it. */
export type HubProblem = { symptom: string; cause: string; fix: string };

export type HubCard = {
  title: string;
  description: string;
  icon: ContentIcon;
  /** One of the catalogue's own drawings, by its name. */
  picture?: string;
  path?: string;
  topics: HubTopic[];
  problems: HubProblem[];
};

/** Links of a hub that are none of its cards, under a heading. */
export type HubAlso = { title: string; text?: string | undefined; links: PageLink[] };

/** A first step for one kind of reader; `picture` names one of the catalogue's drawings. */
export type HubBeginning = {
  who: string;
  title: string;
  text: string;
  path: string;
  picture: string;
};

/** A page of cards under /learn. */
export type CompiledHub = {
  slug: string;
  title: string;
  description: string;
  intro: string;
  back: PageLink | null;
  figure: string | null;
  notice: { title: string; text: string } | null;
  begin: HubBeginning[];
  cards: HubCard[];
  also: HubAlso[];
  related: ArticleEntry[];
};

/** A term of the glossary; `see` is the article with more about it. */
export type GlossaryEntry = {
  id: string;
  term: string;
  definition: string;
  also: string[];
  see: { slug: string; title: string };
};

/** A care figure for the tools: its text, and the numbers in it. */
export type ToolFigure = { text: string; low: number; high: number };

/** A text as the search knows it. */
export type SearchDocument = {
  id: string;
  kind: 'article' | 'glossary' | 'page';
  title: string;
  path: string;
  summary: string;
  words: string;
};
