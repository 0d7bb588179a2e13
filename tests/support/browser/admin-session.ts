import type { Browser, BrowserContext } from '@playwright/test';
import { signInOnScreen } from './browser-test.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Playwright keeps databases as well as local storage, though its types do not say so. */
type Origin = State['origins'][number] & { indexedDB?: { name: string }[] };

let state: Promise<State> | null = null;

function withSignInOnly(origin: Origin): Origin {
  const databases = origin.indexedDB ?? [];
  const indexedDB = databases.filter(({ name }) => name === 'firebaseLocalStorageDb');
  return { ...origin, indexedDB };
}

/** The sign-in alone: neither the database's copy nor anything else a page keeps. */
function signInOf(whole: State): State {
  return { ...whole, origins: whole.origins.map(withSignInOnly) };
}

async function signInOnce(browser: Browser, baseURL: string | undefined): Promise<State> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  try {
    await signInOnScreen(await context.newPage(), 'admin');
    return signInOf(await context.storageState({ indexedDB: true }));
  } finally {
    await context.close();
  }
}

/**
 * What a browser keeps of the demo admin's sign-in, so that a new context begins signed in: the
 * screen is gone through once for each worker, as its PIN is slow to check on purpose.
 */
export function adminState(browser: Browser, baseURL: string | undefined): Promise<State> {
  state ??= signInOnce(browser, baseURL);
  return state;
}

/** For `test.use`: a test's page begins signed in as the demo admin. */
export const asAdmin = {
  storageState: async (
    { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
    use: (state: State) => Promise<void>,
  ): Promise<void> => {
    await use(await adminState(browser, baseURL));
  },
};
