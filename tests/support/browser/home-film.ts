import type { Page } from '@playwright/test';

/** The home film's first picture, which is part of the page. */
export const STILL = '/video/home.avif';

/** The paths of films and posters that a page requests. */
export function filmsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/video/')) asked.push(pathname);
  });
  return asked;
}

/** A fingerprint of what the reef's layers show now, taken between two frames. */
export function drawing(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.hero canvas')]
      .map((canvas) => `${canvas.style.transform} ${canvas.toDataURL()}`)
      .join('\n'),
  );
}
