import type { ArticleSource } from '../sources/article-source.ts';
import { withFigures } from '../sources/care-figures.ts';
import { lineOf, type FaultList } from '../faults.ts';
import { REQUIRED_HEADING, TERM_MARK } from '../render/marks.ts';
import type { ContentSources } from '../sources/sources.ts';

const WORDS_MIN = 500;
const WORDS_MAX = 1000;

/** The text that a reader reads, without marks. `body` has its care figures already. */
export function readableText(body: string): string {
  return body
    .replaceAll(/^::.*$/gm, '')
    .replaceAll(new RegExp(TERM_MARK, 'g'), (_mark, term: string, words?: string) => words ?? term)
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\|[\s|:-]+\|$/gm, '')
    .replaceAll(/[|*#>[\]`]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The number of words. */
export function wordCount(text: string): number {
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function checkFirstParagraph({ file, text, body }: ArticleSource, faults: FaultList): void {
  const first = body.trim().split('\n')[0] ?? '';
  if (/^\p{L}/u.test(first)) return;
  faults.add(file, lineOf(text, first), 'an article begins with a paragraph that answers');
}

/**
 * Each article begins with its answer, says what goes wrong, and is neither too short nor too long.
 */
export function checkStructure({ articles, figures }: ContentSources, faults: FaultList): void {
  for (const article of articles.values()) {
    const { file, text, body } = article;
    checkFirstParagraph(article, faults);
    if (/^# /m.test(body)) {
      faults.add(file, lineOf(text, /^# /m), 'no # heading: the title is set above the article');
    }
    if (!new RegExp(`^## ${REQUIRED_HEADING} *$`, 'm').test(body)) {
      faults.add(file, 1, `missing required section "## ${REQUIRED_HEADING}"`);
    }
    const words = wordCount(readableText(withFigures(body, figures)));
    if (words < WORDS_MIN || words > WORDS_MAX) {
      faults.add(file, 1, `${words} words; an article has ${WORDS_MIN} to ${WORDS_MAX}`);
    }
  }
}
