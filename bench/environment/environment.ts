import type { Browser } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { ensureBuilt, WEB_BUILD } from '@reef/emulators/stack/bundling/build.ts';
import { nextOffset } from '@reef/emulators/stack/processes/ports.ts';
import type { Stack, StackPart } from '@reef/emulators/stack/stack-options.ts';
import { startStack } from '@reef/emulators/stack/start-stack.ts';
import { stackEnvironment } from '@reef/tests/runner/steps.ts';
import { wakeFunctions } from '@reef/tests/runner/wake-functions.ts';
import { shopDatabase } from '@reef/tests/support/demo-shop.ts';
import { openEdge, type Edge } from '#edge/edge.ts';
import { launch } from './browser.ts';

/** Far from the shop's own ports and the tests', so that all three can run at the same time. */
export const PORT_OFFSET = Number(process.env['REEF_BENCH_PORT_OFFSET'] ?? 10_000);

/** How to run a second bench. */
export const OTHER_PORTS = `use other ports: REEF_BENCH_PORT_OFFSET=${nextOffset(PORT_OFFSET)} npm run bench`;

/** The edge in front of the stack, which counts what pages read. */
export const COUNTED_OFFSET = PORT_OFFSET + 20;

const DEBUGGING_PORT = 9222 + PORT_OFFSET;

/** What the parts measure on. */
export type Environment = {
  stack: Stack;
  db: Firestore;
  browser: Browser;
  debuggingPort: number;
  /** The shop as visitors see it, behind a counter of what Firestore sends. */
  edge: Edge;
  /** The shop at the only address to which payments may return. */
  payingEdge: Edge;
  close: () => Promise<void>;
};

/**
 * The functions that the bench calls; the seconds that an emulated function takes to start are not
 * measured.
 */
const CALLED = [
  'login',
  'complete_sign_in',
  'create-payment',
  'verify-payment',
  'update_product_with_admin_check',
  'stripe-webhook',
  'catalogue-file',
  'shop-page',
  'product-page',
];

/** All but Hosting; the edge replaces it. */
const PARTS: readonly StackPart[] = ['auth', 'functions', 'firestore', 'storage', 'stripe'];

/** Starts the seeded stack, the edge in front of it, and a browser. */
export async function openEnvironment(
  log: (line: string) => void,
  only: readonly StackPart[] = PARTS,
): Promise<Environment> {
  await ensureBuilt(WEB_BUILD, log);
  const stack = await startStack({
    portOffset: PORT_OFFSET,
    second: OTHER_PORTS,
    dataDir: null,
    seed: 'demo',
    only,
    log,
  });
  // The tests' support modules find the stack through the environment.
  Object.assign(process.env, stackEnvironment(stack));
  if (only.includes('functions')) {
    await wakeFunctions(stack.urls.callables, CALLED);
  }
  const edge = await openEdge({ offset: COUNTED_OFFSET, stackOffset: PORT_OFFSET });
  const payingEdge = await openEdge({ offset: PORT_OFFSET, stackOffset: PORT_OFFSET });
  const browser = await launch(DEBUGGING_PORT);
  const close = async () => {
    await browser.close();
    await Promise.all([edge.close(), payingEdge.close()]);
    await stack.stop();
  };
  const db = shopDatabase();
  return { stack, db, browser, debuggingPort: DEBUGGING_PORT, edge, payingEdge, close };
}
