import type { Page } from '@playwright/test';
import { MARKS } from '#environment/browser.ts';

/**
 * A file that a page requested: its size on the wire without headers, and the time of the request.
 */
export type Loaded = { path: string; bytes: number; startMs: number };

/** What a page had requested at the moment it was read. */
export type PageLoad = {
  files: Loaded[];
  /** First contentful paint. */
  paintMs: number;
  cardsMs: number;
  usableMs: number;
};

/** Everything a page has loaded from its own origin so far, the document first. */
export async function pageLoad(page: Page): Promise<PageLoad> {
  return page.evaluate((marks) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const own = entries.filter(({ name }) => name.startsWith(location.origin));
    const files = [...(document === undefined ? [] : [document]), ...own].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      startMs: entry.startTime,
    }));
    const [paintMs, cardsMs, usableMs] = ['first-contentful-paint', marks.cards, marks.usable].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
    );
    return {
      files,
      paintMs: paintMs ?? Infinity,
      cardsMs: cardsMs ?? Infinity,
      usableMs: usableMs ?? Infinity,
    };
  }, MARKS);
}

/** The scripts among files. */
export function scripts(files: readonly Loaded[]): Loaded[] {
  return files.filter(({ path }) => path.endsWith('.js'));
}

/** In kilobytes of 1,000 bytes, as in the budgets. */
export function kilobytes(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
