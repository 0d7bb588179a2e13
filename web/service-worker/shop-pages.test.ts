import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// It needs a browser's database, and is not what is tested here.
vi.mock(import('workbox-expiration'), () => ({ ExpirationPlugin: vi.fn() }));

const SHOP = 'https://reef.example/shop';
const ENTRY = 'assets/index-AbCd1234.js';
const OLD_ENTRY = 'assets/index-old00000.js';

let shell: Response | undefined;
let kept: Map<string, Response>;
let answered: Promise<Response>;
let answer: (response: Response) => void;
let fail: () => void;

/** From now on the network says nothing, until `answer` or `fail`. */
function silence(): void {
  answered = new Promise((resolve, reject) => {
    answer = resolve;
    fail = () => reject(new TypeError('Failed to fetch'));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  shell = new Response('shell');
  kept = new Map();
  silence();
  const cache = {
    match: ({ url }: Request) => Promise.resolve(kept.get(url)?.clone()),
    put: ({ url }: Request, response: Response) => Promise.resolve(kept.set(url, response)),
  };
  // What a worker has and Node has not. Workbox's other build would report every answer.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('caches', { ...cache, open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', () => answered);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function page(words: string, entry = ENTRY): Response {
  return new Response(`${words}<script src="/${entry}"></script>`);
}

/** Opens the shop: the words of its answer, null as long as there is none. */
async function open() {
  // Workbox reads the environment as it loads.
  const { shopPages } = await import('./shop-pages.ts');
  const [, handle] = shopPages([{ url: ENTRY, revision: null }], () => Promise.resolve(shell));
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (end: Promise<unknown>) => work.push(end) } as unknown as FetchEvent;
  const request = new Request(SHOP);
  const opened: { words: string | null } = { words: null };
  const show = async () => {
    const response = await handle({ event, request, url: new URL(SHOP) });
    opened.words = (await response.text()).replace(/<.*/, '');
  };
  work.push(show());
  return {
    after: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return opened.words;
    },
    /** Waits for what the worker still has to do, such as keeping the page. */
    ends: async () => {
      await vi.runAllTimersAsync();
      await Promise.all(work);
    },
  };
}

function keptWords(): Promise<string> | undefined {
  return kept.get(SHOP)?.clone().text();
}

it('PWA-02 a kept page of the shop is shown at once, and the next one is kept', async () => {
  kept.set(SHOP, page('seen before'));
  const { after, ends } = await open();
  expect(await after(0)).toBe('seen before');
  await after(60_000);
  answer(page('next'));
  await ends();
  expect(await keptWords()).toContain('next');
});

it.each([
  ['none kept', []],
  ['only one of another version', [[SHOP, page('of the version before', OLD_ENTRY)]]],
] as const)(
  'PWA-02 with %s, and a signal that nothing gets through, the shop opens in 2 s; the late page is kept',
  async (_, before) => {
    kept = new Map(before);
    const { after, ends } = await open();
    expect(await after(1999)).toBeNull();
    expect(await after(1)).toBe('shell');
    await after(60_000);
    answer(page('late'));
    await ends();
    expect(await keptWords()).toContain('late');
  },
);

it('PWA-02 a page that comes in time is shown, and nothing else', async () => {
  const { after, ends } = await open();
  expect(await after(1999)).toBeNull();
  answer(page('in time'));
  expect(await after(0)).toBe('in time');
  expect(vi.getTimerCount()).toBe(0);
  await ends();
  expect(await keptWords()).toContain('in time');
});

it('PWA-02 without a network the shop opens at once, also if the signal is lost after 2 s', async () => {
  const early = await open();
  fail();
  expect(await early.after(0)).toBe('shell');
  await early.ends();

  silence();
  shell = new Response('shell');
  const late = await open();
  expect(await late.after(2000)).toBe('shell');
  fail();
  await late.ends();
  expect(kept.size).toBe(0);
});

it('PWA-02 a device without the shell waits for the page', async () => {
  shell = undefined;
  const { after, ends } = await open();
  expect(await after(60_000)).toBeNull();
  answer(page('late'));
  expect(await after(0)).toBe('late');
  await ends();
});
