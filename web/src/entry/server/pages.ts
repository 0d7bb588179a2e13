/*
 * Pages by who renders them and who may open them, for the build, robots.txt and tests.
 * pages.test.ts compares these lists with the routes.
 */

/** Public pages that change only with a build, in addition to the learning section's content. */
export const PRERENDERED_PAGES = [
  '/',
  '/featured-fish',
  '/live-coral',
  '/forum',
  '/contact',
  '/delivery',
  '/privacy',
  '/auth',
  '/my-tank',
  '/learn/stocking-planner',
  '/learn/treatment-tracker',
  '/learn/tank-log',
] as const;

/** Public pages that a function renders. */
export const PAGES_OF_FUNCTIONS = ['/shop'] as const;

/** Pages of signed-in users. */
export const USERS_PAGES = ['/profile', '/orders'] as const;

/** Admins' pages. */
export const ADMINS_PAGES = [
  '/admin',
  '/user-management',
  '/content-product-management',
  '/packing',
  '/settings',
] as const;
