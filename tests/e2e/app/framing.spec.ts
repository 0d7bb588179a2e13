import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '#support/browser/base-test.ts';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

/** Another site with a page that puts a page into a frame. */
async function otherSite(framed: string) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    const address = request.url === '/shop' ? framed : '/plain';
    if (request.url === '/plain') response.end('<h1>Nothing forbids this</h1>');
    else response.end(`<h1>Outside</h1><iframe src="${address}" width="600"></iframe>`);
  });
  const port = await listenLocally(server);
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('ATT-82 another site cannot put the shop into a frame @phone', async ({
  page,
  baseURL,
  violations,
}) => {
  const site = await otherSite(`${baseURL}/auth`);
  try {
    await page.goto(`${site.origin}/own`);
    await expect(page.frameLocator('iframe').getByText('Nothing forbids this')).toBeVisible();
    await page.goto(`${site.origin}/shop`);
    await expect(page.getByText('Outside')).toBeVisible();
    await expect.poll(() => violations.join('\n')).toMatch(/frame-ancestors/);
    const [, inner] = page.frames();
    expect(await inner?.locator('input').count()).toBe(0);
    violations.length = 0;
  } finally {
    site.close();
  }
});
