import { escapeMarkup } from '@reef/domain/shared/escape-markup';
import {
  Marked,
  type MarkedExtension,
  type Tokens,
  type TokenizerAndRendererExtension,
} from 'marked';
import type { CareFigures } from '../sources/care-figures.ts';
import type { TermSource } from '../sources/glossary.ts';
import { plainText } from './html-text.ts';
import { BLOCK_MARK, TERM_MARK } from './marks.ts';
import { slugMaker } from '../slug.ts';
import { tableHtml } from './table-html.ts';
import type { ArticleBlock, Heading, TermNote } from '../types.ts';

/** A compiled article's Markdown. */
export type RenderedArticle = { blocks: ArticleBlock[]; headings: Heading[]; terms: TermNote[] };

/** What the marks of an article refer to. */
export type Lookups = { figures: CareFigures; glossary: ReadonlyMap<string, TermSource> };

/** "22–26", which a line break must not split. */
const RANGE = /\S+–\S+/g;

/** Values up to this length stay on one line with their unit. */
const UNBROKEN_LENGTH = 22;

function careFigureMark(figures: CareFigures): TokenizerAndRendererExtension {
  return {
    name: 'careFigure',
    level: 'inline',
    start: (source) => source.indexOf('{{'),
    tokenizer(source) {
      const match = /^\{\{\s*([a-z0-9-]+)\s*\}\}/.exec(source);
      return match ? { type: 'careFigure', raw: match[0], key: match[1] } : undefined;
    },
    renderer(token) {
      const value = figures.get(String(token['key']))?.value ?? token.raw;
      const text = escapeMarkup(value);
      if (value.length <= UNBROKEN_LENGTH)
        return `<span class="care-value care-whole">${text}</span>`;
      const unbroken = text.replaceAll(RANGE, '<span class="care-whole">$&</span>');
      return `<span class="care-value">${unbroken}</span>`;
    },
  };
}

function termMark(
  { glossary }: Lookups,
  seen: Map<string, TermNote>,
): TokenizerAndRendererExtension {
  return {
    name: 'term',
    level: 'inline',
    start: (source) => source.indexOf('[['),
    tokenizer(source) {
      const match = new RegExp(`^${TERM_MARK.source}`).exec(source);
      if (!match) return undefined;
      return { type: 'term', raw: match[0], term: match[1], words: match[2] ?? match[1] };
    },
    renderer(token) {
      const words = escapeMarkup(String(token['words']));
      const entry = glossary.get(String(token['term']));
      if (entry === undefined) return words;
      const { id, term, definition } = entry;
      seen.set(id, { id, term, definition: definition.trim() });
      return `<a class="term" href="/learn/glossary#${id}" data-term="${id}" aria-describedby="term-${id}">${words}</a>`;
    },
  };
}

const CALLOUT = /^<p><strong>(Tip|Warning):<\/strong>\s*/;

function renderers(): MarkedExtension {
  return {
    renderer: {
      blockquote({ tokens }) {
        const inner = this.parser.parse(tokens);
        const kind = CALLOUT.exec(inner)?.[1];
        if (kind === undefined) return `<blockquote>${inner}</blockquote>`;
        const text = inner.replace(CALLOUT, '<p>');
        return `<div class="callout callout-${kind.toLowerCase()}" role="note"><p class="callout-name">${kind}</p>${text}</div>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const isOutside = /^[a-z]+:/i.test(href);
        return `<a href="${escapeMarkup(href)}"${isOutside ? ' rel="noopener"' : ''}>${words}</a>`;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[]) =>
          row.map((cell) => this.parser.parseInline(cell.tokens));
        return tableHtml(cells(token.header), token.rows.map(cells));
      },
    },
  };
}

/** `- [ ] text` is a box the reader can tick; `use-ticks.ts` stores the ticks. */
function taskRenderer(): MarkedExtension {
  const idOf = slugMaker();
  return {
    renderer: {
      // Marked's own box is disabled and has no label.
      checkbox: () => '',
      listitem(item) {
        if (!item.task) return false;
        // A task is one line: its text without the paragraph in which a block would be wrapped.
        const line = item.tokens.flatMap((token) => ('tokens' in token ? token.tokens : token));
        const html = this.parser.parseInline(line.filter((token) => token !== undefined)).trim();
        const id = `task-${idOf(plainText(html))}`;
        return `<li class="task"><input type="checkbox" id="${id}" data-task><label for="${id}">${html}</label></li>`;
      },
    },
  };
}

function headingRenderer(headings: Heading[]): MarkedExtension {
  const idOf = slugMaker();
  return {
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = plainText(html);
        const id = idOf(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>`;
      },
    },
  };
}

/** Splits the Markdown at the marks that are alone on a line. */
function pieces(body: string): (string | { kind: 'figure' | 'tool'; name: string })[] {
  const found: (string | { kind: 'figure' | 'tool'; name: string })[] = [];
  let lines: string[] = [];
  for (const line of body.split('\n')) {
    const mark = BLOCK_MARK.exec(line);
    if (mark === null) {
      lines.push(line);
      continue;
    }
    found.push(lines.join('\n'), {
      kind: mark[1] === 'figure' ? 'figure' : 'tool',
      name: mark[2] ?? '',
    });
    lines = [];
  }
  return [...found, lines.join('\n')];
}

/** Renders an article's Markdown to pieces of HTML, drawings and tools. */
export function renderArticle(body: string, lookups: Lookups): RenderedArticle {
  const headings: Heading[] = [];
  const terms = new Map<string, TermNote>();
  const options = { gfm: true, async: false };
  const marked = new Marked(options, renderers(), headingRenderer(headings), taskRenderer(), {
    extensions: [careFigureMark(lookups.figures), termMark(lookups, terms)],
  });
  const blocks = pieces(body).flatMap((piece): ArticleBlock[] => {
    if (typeof piece !== 'string') return [piece];
    if (piece.trim() === '') return [];
    return [{ kind: 'html', html: marked.parse(piece, { async: false }).trim() }];
  });
  return { blocks, headings, terms: [...terms.values()] };
}
