import type { UsersPage, UsersPageRequest } from '@reef/domain/accounts/account-calls';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { AccountDeps, Caller } from '../../../functions/src/accounts/deps.ts';
import { listUsersPage } from '../../../functions/src/accounts/directory/list-users.ts';
import { adminState } from '@reef/tests/support/browser/signed-in.ts';
import { okOf } from '@reef/tests/support/ok-of.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { waitForElement } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { addPeople, emailOf } from './many-people.ts';

const SIZES = [200, 2000, 20_000];
const RUNS = 5;
const PER_READ = 1000;
const PATIENT = { timeout: 60_000 };

/** The demo admin; the list first checks their role in the database. */
const ADMIN: Caller = {
  userId: 'demo-admin',
  validFrom: new Date(),
  exchangedAt: new Date(),
  provider: 'custom',
  address: 'bench',
};

/** The database as it is, but counting the documents that the list reads by name. */
function counting(db: Firestore): { db: Firestore; taken: () => number } {
  let documents = 0;
  const getAll = (...asked: Parameters<Firestore['getAll']>) => {
    documents += asked.filter((one): one is DocumentReference => 'path' in one).length;
    return db.getAll(...asked);
  };
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'getAll') return getAll;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const taken = () => {
    const found = documents;
    documents = 0;
    return found;
  };
  return { db: counted, taken };
}

type Lister = (request: Partial<UsersPageRequest>) => Promise<{ page: UsersPage; ms: number }>;

function lister(db: Firestore): Lister {
  const deps = { db, now: () => new Date() } as AccountDeps;
  return async (request) => {
    const from = performance.now();
    const { value: page } = okOf(await listUsersPage(deps, ADMIN, { size: 25, ...request }));
    return { page, ms: performance.now() - from };
  };
}

type AtSize = {
  size: number;
  firstReads: number;
  firstMs: number;
  reads: number;
  pageMs: number;
  lastPageMs: number;
  searchMs: number;
  screenMs: number;
};

async function medianOf(look: () => Promise<{ ms: number }>): Promise<number> {
  const times: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one look at a time is what is measured.
  for (let count = 0; count < RUNS; count += 1) times.push((await look()).ms);
  return median(times);
}

/** How long an admin waits for the first row of the list, on screen. */
async function openScreen({ browser, edge }: Environment): Promise<{ ms: number }> {
  const storageState = await adminState(edge.origin);
  const context = await browser.newContext({
    baseURL: edge.origin,
    storageState,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const from = performance.now();
  await page.goto('/user-management');
  await waitForElement(page, '.user-table > tbody > tr', PATIENT);
  const ms = performance.now() - from;
  await context.close();
  return { ms };
}

async function atSize(environment: Environment, size: number): Promise<AtSize> {
  // A new counter looks like a new process to the list: nothing is cached yet.
  const { db, taken } = counting(environment.db);
  const list = lister(db);
  const first = await list({});
  const firstReads = taken();
  await list({});
  const reads = taken();
  await openScreen(environment);
  return {
    size,
    firstReads,
    firstMs: first.ms,
    reads,
    pageMs: await medianOf(() => list({})),
    lastPageMs: await medianOf(() => list({ cursor: emailOf(size - 20) })),
    searchMs: await medianOf(() => list({ search: `nunez${size - 7}` })),
    screenMs: await medianOf(() => openScreen(environment)),
  };
}

function growth(what: string, first: number, last: number, unit: string): Measure {
  const beside = `${shown(first)}${unit} at ${SIZES[0]}, ${shown(last)}${unit} at ${SIZES.at(-1)}`;
  return atMost({ what, value: last / first, limit: 1.2, unit: '×', beside });
}

function line(at: AtSize): Measure {
  const counts = Math.ceil(at.size / PER_READ);
  const times = [at.pageMs, at.lastPageMs, at.searchMs].map((ms) => shown(ms)).join(', ');
  const cold = `a process's first look: ${at.firstReads} reads and ${counts} for a count, ${shown(at.firstMs)} ms`;
  return noted(
    `users at ${at.size}`,
    `${at.reads} reads a look`,
    `first page, last page, search: ${times} ms; on screen ${shown(at.screenMs)} ms; ${cold}`,
  );
}

async function run(environment: Environment): Promise<Measure[]> {
  const found: AtSize[] = [];
  // The first look lists those of the demo; the first sign-in warms up what is not measured.
  await lister(environment.db)({});
  await openScreen(environment);
  let present = 0;
  for (const size of SIZES) {
    await addPeople(environment.db, present, size);
    present = size;
    found.push(await atSize(environment, size));
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no sizes');
  return [
    ...found.map(line),
    growth('user list, how reads grow', first.reads, last.reads, ''),
    growth('user list on screen, how time grows', first.screenMs, last.screenMs, ' ms'),
  ];
}

export const people: Part = { name: 'people', needs: 'environment', run };
