import { setTimeout as sleep } from 'node:timers/promises';
import { fromEnvironment } from '#support/local-services.ts';
import type { Driver, PageWork } from './drivers/driver.ts';
import type { Kind, Target } from './drivers/find-in-page.ts';

/** How long a page may take to reach what a journey waits for, on a busy machine. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** Narrows a look: a selector of an ancestor, and whether the name must match as a whole. */
type Where = { within?: string; isWhole?: boolean; patienceMs?: number };

/** One visitor of the shop: what people do and see, in any browser. */
export type Visitor = {
  driver: Driver;
  /** Loads a page of the shop. */
  open: (path: string) => Promise<void>;
  /** Presses something by its kind and the beginning of its name. */
  press: (kind: Kind, name: string, where?: Where) => Promise<void>;
  /** Types into the field of that label. */
  fill: (label: string, text: string, where?: Where) => Promise<void>;
  /** Chooses an option of a select by its text. */
  choose: (label: string, entry: string) => Promise<void>;
  /** Waits until the text is visible on the page. */
  sees: (words: string | RegExp, where?: Where) => Promise<void>;
  /** Waits until the text is gone. */
  seesNoMore: (words: string | RegExp, where?: Where) => Promise<void>;
  /** Waits until a function in the page is true. */
  until: <A extends unknown[]>(
    what: string,
    work: PageWork<A, boolean>,
    ...args: A
  ) => Promise<void>;
  /** Waits for a tab that the page opened, and switches to it. @returns its id. */
  goOnInNewTab: (known: readonly string[]) => Promise<void>;
};

/** Waits until `look` is true. @throws with what was seen instead if it does not become true. */
export async function waitUntil(
  what: string,
  look: () => Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const until = performance.now() + patienceMs;
  let fault: unknown = null;
  do {
    try {
      if (await look()) return;
      fault = null;
    } catch (error) {
      // The page is being replaced, or the element was rendered again between look and press.
      fault = error;
    }
    await sleep(LOOK_EVERY_MS);
  } while (performance.now() < until);
  const why = fault instanceof Error ? ` (${fault.message})` : '';
  throw new Error(`waited ${patienceMs / 1000} s in vain: ${what}${why}`, { cause: fault });
}

/** The visible text of the page or of parts of it; runs in the page. */
function shownWords(within: string | null): string {
  const parts =
    within === null ? [document.body] : [...document.querySelectorAll<HTMLElement>(within)];
  return parts.map((part) => part.innerText.replaceAll(/\s+/g, ' ')).join('\n');
}

/** Where a failed journey is, and what was in the way of its last press; runs in the page. */
function describeScene(): string {
  const looks: unknown = Reflect.get(window, 'looks');
  const shown = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 1500);
  return `looks: ${JSON.stringify(looks)}; at ${location.href}; the page shows: ${shown}`;
}

/** Chooses an option as the browser's own list would; runs in the page. */
function chooseInPage(label: string, entry: string): boolean {
  const select = [...document.querySelectorAll('select')].find((one) => {
    const said = one.getAttribute('aria-label') ?? one.labels[0]?.textContent ?? '';
    return said.trim().startsWith(label);
  });
  const option = [...(select?.options ?? [])].find((one) => one.text.trim() === entry);
  if (select === undefined || option === undefined) return false;
  option.selected = true;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function targetOf(kind: Kind, name: string, where: Where | undefined): Target {
  return { kind, name, isWhole: where?.isWhole ?? false, within: where?.within ?? null };
}

/** A visitor in a browser; `origin` is the address of the shop. */
export function visitorIn(driver: Driver, origin = fromEnvironment('REEF_APP_ORIGIN')): Visitor {
  const isThere = async (words: string | RegExp, within: string | undefined) => {
    const shown = await driver.evaluate(shownWords, within ?? null);
    return typeof words === 'string' ? shown.includes(words) : words.test(shown);
  };
  const complain = async (what: string, waiting: Promise<void>) => {
    try {
      await waiting;
    } catch (error) {
      const scene = await driver.evaluate(describeScene).catch(() => 'there is no page');
      const reason = error instanceof Error ? error.message : '';
      throw new Error(`${what}: ${reason}; ${scene}`, { cause: error });
    }
  };
  return {
    driver,
    open: (path) => driver.goTo(`${origin}${path}`),
    press: (kind, name, where) =>
      complain(
        `no ${kind} "${name}" to press`,
        waitUntil(name, () => driver.press(targetOf(kind, name, where)), where?.patienceMs),
      ),
    fill: (label, text, where) =>
      complain(
        `no field "${label}" to fill`,
        waitUntil(label, () => driver.type(targetOf('field', label, where), text)),
      ),
    choose: (label, entry) =>
      complain(
        `no ${entry} to choose at "${label}"`,
        waitUntil(entry, () => driver.evaluate(chooseInPage, label, entry)),
      ),
    sees: (words, where) =>
      complain(
        `does not show ${String(words)}`,
        waitUntil(String(words), () => isThere(words, where?.within), where?.patienceMs),
      ),
    seesNoMore: (words, where) =>
      complain(
        `still shows ${String(words)}`,
        waitUntil(String(words), async () => !(await isThere(words, where?.within))),
      ),
    until: (what, work, ...args) =>
      complain(
        what,
        waitUntil(what, () => driver.evaluate(work, ...args)),
      ),
    goOnInNewTab: async (known) => {
      let fresh: string | undefined;
      await waitUntil('a new tab', async () => {
        fresh = (await driver.tabs()).find((tab) => !known.includes(tab));
        return fresh !== undefined;
      });
      if (fresh !== undefined) await driver.useTab(fresh);
    },
  };
}
