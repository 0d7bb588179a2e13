import type { Page, Route } from '@playwright/test';
import { excuse } from './excuse.ts';

/** The stream that brings a page its documents. */
const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';

/** Its requests that write; it listens by others. */
export const WRITING = /Firestore\/Write\/channel/;

/** What becomes of a page's requests for documents: no answer, no connection, or as ever. */
export type Line = 'silent' | 'down' | 'up';

/**
 * Controls a page's connection to the database, from its next request on. Requests held back while
 * `silent` go on when the line is `up`, and are aborted when it is `down`. @returns the function that
 * changes it.
 */
export async function takeListenLine(page: Page, first: Line): Promise<(line: Line) => void> {
  let present = first;
  let held: Route[] = [];
  await page.route(LISTEN, async (route) => {
    if (present === 'silent') held.push(route);
    else if (present === 'down') await route.abort();
    else await route.continue();
  });
  return (line) => {
    present = line;
    for (const route of held) void (line === 'up' ? route.continue() : route.abort());
    held = [];
  };
}

/** The last: Firestore asks a page of Google's whether there is a network at all. */
const BY_OUTAGE = [
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  /Could not reach Cloud Firestore/,
  /net::ERR_NAME_NOT_RESOLVED/,
];

/** Takes from a test's faults what the browser itself says of a line that a test has cut. */
export function forgiveOutage(faults: string[]): void {
  excuse(faults, BY_OUTAGE);
}
