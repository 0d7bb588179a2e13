import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

/** What only a shop without any account can show, once, as a phone: the test empties the stack first. */
export default defineConfig({
  ...shop,
  testDir: './empty-shop',
  outputDir: '../.reef/results/empty-shop',
  workers: 1,
  projects: shop.projects?.filter(({ name }) => name === 'phone') ?? [],
});
