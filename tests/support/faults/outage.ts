import type { Page, Route } from '@playwright/test';
import { excuse } from './excuse.ts';

/** The stream that brings a page its documents. */
const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';

/** Its requests that write; it listens by others. */
export const WRITING = /Firestore\/Write\/channel/;

/**
 * What happens to a page's requests for documents: no answer, no connection, or business as usual.
 */
export type Line = 'silent' | 'down' | 'up';

/**
 * Controls a page's connection to the database, from its next request on. Requests held back while
 * `silent` continue when the line is `up`, and are aborted when it is `down`. @returns the function
 * that changes it.
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

/**
 * The last one: Firestore requests a page of Google's to learn whether there is a network at all.
 */
const BY_OUTAGE = [
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  /Could not reach Cloud Firestore/,
  /net::ERR_NAME_NOT_RESOLVED/,
];

/** Removes from a test's faults what the browser reports about a connection that a test has cut. */
export function forgiveOutage(faults: string[]): void {
  excuse(faults, BY_OUTAGE);
}
