import { countText } from '@reef/domain/shared/count-text';

/** What a query was looked up in: the shop's guides, with its words, and its products. */
export type LookedThrough = Record<'guides' | 'shop', 'loading' | 'ready' | 'error'>;

type Note = { words: string; isSeen: boolean };

const seen = (words: string): Note => ({ words, isSeen: true });

/**
 * The text below the results of a query: it never says that there is nothing before everything has
 * been searched.
 */
export function searchNote(query: string, count: number, { guides, shop }: LookedThrough): Note {
  const asked = query.trim();
  if (asked === '') return { words: '', isSeen: false };
  if (guides === 'error') return seen('The search could not be loaded. Check your connection.');
  if (shop === 'error' && guides === 'ready') {
    return seen('The shop could not be searched. Check your connection.');
  }
  if (count > 0) return { words: countText(count, 'result'), isSeen: false };
  if (guides === 'loading' || shop === 'loading') return seen('Searching…');
  return seen(`Nothing found for "${asked}". Try a shorter word.`);
}
