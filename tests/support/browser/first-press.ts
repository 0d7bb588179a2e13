import type { Page } from '@playwright/test';

/**
 * Whether a button takes a press in the moment in which it appears, which nobody can have meant for
 * it. Call it before the button is there.
 * @returns `none` or `auto`, the button's `pointer-events` in that moment.
 */
export function firstPress(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (text) =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const buttons = [...document.querySelectorAll('button')];
          const button = buttons.find(({ textContent }) => textContent === text);
          if (button === undefined) return;
          observer.disconnect();
          resolve(getComputedStyle(button).pointerEvents);
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
    name,
  );
}
