import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import './payments/own-stand-in.ts';
import { localDeps } from './local-services.ts';

/** What a file of tests works with; `clock.now` may be set, and is reset before each test. */
export type QuietShop = {
  deps: ReturnType<typeof localDeps>;
  db: ReturnType<typeof localDeps>['db'];
  clock: { now: Date };
};

/**
 * The checkout's use-cases for a file of tests that calls them directly. The database is separate:
 * no trigger runs, no other file sweeps it, and lists hold only what this file made. Payments use
 * the file's own stand-in (`payments/own-stand-in.ts`), which delivers no webhook.
 * @param projectId another database, for a file whose calls go through the functions too.
 */
export function openQuietShop(projectId = `demo-reef-${randomUUID().slice(0, 8)}`): QuietShop {
  const clock = { now: new Date() };
  const deps = localDeps(clock, projectId);
  beforeEach(() => {
    clock.now = new Date();
  });
  afterAll(() => deps.close());
  return { deps, db: deps.db, clock };
}
