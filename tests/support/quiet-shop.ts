import { afterAll, beforeAll, beforeEach } from 'vitest';
import { localDeps } from './local-services.ts';
import { stripeControl } from './payments/stripe-control.ts';

/** What a file of tests works with; `clock.now` may be set, and is true again before each test. */
export type QuietShop = {
  deps: ReturnType<typeof localDeps>;
  db: ReturnType<typeof localDeps>['db'];
  clock: { now: Date };
};

/**
 * The checkout's use-cases for a file of tests that calls them itself: while it runs, Stripe's
 * stand-in delivers no webhook, so that only the tests settle.
 * @param projectId a database of its own, for a file that leaves broken documents there.
 */
export function openQuietShop(projectId?: string): QuietShop {
  const clock = { now: new Date() };
  const deps = localDeps(clock, projectId);
  beforeAll(() => stripeControl.webhooks('drop'));
  beforeEach(() => {
    clock.now = new Date();
  });
  afterAll(async () => {
    await stripeControl.webhooks('deliver');
    await deps.close();
  });
  return { deps, db: deps.db, clock };
}
