import { expect, type Page, test as base } from '@playwright/test';

/** What a browser reports when the Content-Security-Policy forbids something. */
const VIOLATION =
  /Content Security Policy|violates the following|Refused to (?:load|execute|frame)/;

function watchPolicy(page: Page, violations: string[]): void {
  page.on('console', (message) => {
    if (VIOLATION.test(message.text())) violations.push(message.text());
  });
}

/**
 * Playwright's test, but anything that the Content-Security-Policy had to forbid fails it (INV-16).
 */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('page', (page) => watchPolicy(page, violations));
      await use(violations);
      expect(violations, 'what the policy forbade').toEqual([]);
    },
    { auto: true },
  ],
});
