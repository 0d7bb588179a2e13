import { frontLine } from '../sources/article-source.ts';
import { FIGURE_KEY } from '../sources/care-figures.ts';
import { lineAt, lineOf, type FaultList } from '../faults.ts';
import { BLOCK_MARK, FIGURE_NAMES, TERM_MARK, TOOL_NAMES } from '../render/marks.ts';
import type { ContentSources } from '../sources/sources.ts';

const FIGURES: readonly string[] = FIGURE_NAMES;
const TOOLS: readonly string[] = TOOL_NAMES;

/** Every `{{key}}` in any file is in the table of care figures. */
export function checkFigureKeys({ files, figures }: ContentSources, faults: FaultList): void {
  for (const [file, text] of files) {
    if (/^(care-figures|README)/.test(file)) continue;
    for (const match of text.matchAll(FIGURE_KEY)) {
      const key = match[1] ?? '';
      if (!figures.has(key)) {
        faults.add(file, lineAt(text, match.index), `unknown care figure {{${key}}}`);
      }
    }
  }
}

/** Every `[[Term]]` has a definition. */
export function checkTerms({ articles, glossary }: ContentSources, faults: FaultList): void {
  for (const { file, text } of articles.values()) {
    for (const match of text.matchAll(new RegExp(TERM_MARK, 'g'))) {
      const term = match[1] ?? '';
      if (!glossary.has(term)) {
        faults.add(file, lineAt(text, match.index), `term without definition: [[${term}]]`);
      }
    }
  }
}

/** Every `::` line names a drawing or a tool that exists. */
export function checkBlocks({ articles, hubs, files }: ContentSources, faults: FaultList): void {
  for (const article of articles.values()) {
    const { file, text, figure } = article;
    for (const match of text.matchAll(/^::.*$/gm)) {
      const [, kind, name = ''] = BLOCK_MARK.exec(match[0]) ?? [];
      const isKnown = kind === 'figure' ? FIGURES.includes(name) : TOOLS.includes(name);
      if (!isKnown) faults.add(file, lineAt(text, match.index), `unknown mark "${match[0]}"`);
    }
    if (figure !== undefined && !text.includes(`\n::figure ${figure}\n`)) {
      faults.add(file, frontLine(article, 'figure'), `no line "::figure ${figure}" in the text`);
    }
  }
  for (const { file, figure } of hubs.values()) {
    if (figure === undefined || FIGURES.includes(figure)) continue;
    faults.add(file, lineOf(files.get(file) ?? '', /^figure:/m), `unknown drawing "${figure}"`);
  }
}
