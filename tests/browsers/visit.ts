import { keptSessionOf } from '#support/browser/signed-in.ts';
import type { DEMO } from '#support/callables.ts';
import { answered, answering } from './drivers/answered.ts';
import type { Engine } from './drivers/driver.ts';
import { visitorIn, type Visitor } from './visitor.ts';

/** A viewport, in CSS pixels. */
export type Size = { width: number; height: number };

export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1280, height: 800 };

/** An engine, and the size at which its journeys run. */
export type Place = { engine: Engine; size: Size };

/** The start of a visit. */
export type Beginning = {
  who?: keyof typeof DEMO;
  hasMotion?: boolean;
  /** Whether the service worker is installed, as it is for people. */
  hasWorker?: boolean;
  /** The shop's address, if it is not the stack's own. */
  origin?: string;
};

/** Stores a real session where the browser would have stored it; runs in the page. */
function keepSession(uid: string, authUser: string): void {
  localStorage.setItem('firebase:authUser:demo:[DEFAULT]', authUser);
  localStorage.setItem('reef-session', JSON.stringify(uid));
}

/**
 * Makes one visit in a new browser, which is deleted afterwards. `who` is signed in from the start,
 * as on another day; the sign-in screen itself is part of the buying journey.
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
      // A page of the shop's origin without the app.
      await visitor.open('/robots.txt');
      await driver.evaluate(keepSession, uid, authUser);
    }
    await journey(visitor);
  } finally {
    await driver.close();
  }
}
