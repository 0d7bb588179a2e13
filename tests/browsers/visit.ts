import { keptSessionOf } from '#support/browser/signed-in.ts';
import type { DEMO } from '#support/callables.ts';
import { answered, answering } from './drivers/answered.ts';
import type { Engine } from './drivers/driver.ts';
import { visitorIn, type Visitor } from './visitor.ts';

/** How much of a page is seen, in CSS pixels. */
export type Size = { width: number; height: number };

export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1280, height: 800 };

/** An engine at the size at which its journeys are made. */
export type Place = { engine: Engine; size: Size };

/** How a visit begins. */
export type Beginning = {
  who?: keyof typeof DEMO;
  hasMotion?: boolean;
  /** Whether the shop's service worker keeps it, as it does for people. */
  hasWorker?: boolean;
  /** Where the shop is found, where it is not the stack's own address. */
  origin?: string;
};

/** Puts a real session where the browser would have kept it; runs in the page. */
function keepSession(uid: string, authUser: string): void {
  localStorage.setItem('firebase:authUser:demo:[DEFAULT]', authUser);
  localStorage.setItem('reef-session', JSON.stringify(uid));
}

/**
 * Makes one visit in a browser of its own, which is gone afterwards. `who` is signed in from the
 * start, as on another day; the sign-in screen itself is part of the buying journey.
 */
export async function visit(
  { engine, size }: Place,
  { who, hasMotion = false, hasWorker = false, origin }: Beginning,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const driver = answering(await answered('open', engine.open({ hasMotion, hasWorker })));
  try {
    await driver.resize(size.width, size.height);
    const visitor = visitorIn(driver, origin);
    if (who !== undefined) {
      const { uid, authUser } = await keptSessionOf(who);
      // A page of the shop's without the app.
      await visitor.open('/robots.txt');
      await driver.evaluate(keepSession, uid, authUser);
    }
    await journey(visitor);
  } finally {
    await driver.close();
  }
}
