import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './support/browser/chromium.ts';

/**
 * End to end in a real Chromium against the running stack, once as a phone and once as a desk. What
 * does not depend on the size is tagged @phone or @desk and runs once. No test is retried: one that
 * fails now and then is a fault, in the test or in the shop.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../.reef/results/e2e',
  // Long enough for a busy machine: only a failing test waits that long.
  timeout: 240_000,
  // A function's process may take 25 s to start, and what is waited for may need two of them.
  expect: { timeout: 60_000 },
  workers: Number(process.env['REEF_E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['REEF_APP_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // In every new browser a worker fetches the whole learning section to cache it; tests of the
    // worker allow it.
    serviceWorkers: 'block',
    // Recording costs as much as the test does: REEF_TRACE=1 enables it.
    trace: process.env['REEF_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The animated reef costs a software renderer both cores; tests of motion enable it.
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
