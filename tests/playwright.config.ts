import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './support/browser/chromium.ts';

/**
 * End to end in a real Chromium against the running stack, once as a phone and once as a desk; what
 * does not depend on the size is tagged @phone or @desk and runs once.
 * Nothing is tried twice: a test that fails now and then is a fault, here or in the shop.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../.reef/results/e2e',
  // Long enough for a machine with other work on it: nobody waits for these but a test that fails.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: Number(process.env['REEF_E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['REEF_APP_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // A worker fetches the whole of the learning section to keep it, in every new browser; what is
    // about the worker allows it.
    serviceWorkers: 'block',
    // Recording costs as much as the test does: REEF_TRACE=1 asks for it.
    trace: process.env['REEF_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The moving water costs a software renderer both cores; a test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: /@desk/,
    },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
  ],
});
