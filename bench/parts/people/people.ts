import { UsersPage, type UsersPageRequest } from '@reef/domain/accounts/account-calls';
import { adminState } from '@reef/tests/support/browser/signed-in.ts';
import { callWorker, type WorkerAnswer } from '@reef/tests/support/deployed/open-worker.ts';
import { idToken } from '@reef/tests/support/deployed/sessions.ts';
import { fromEnvironment } from '@reef/tests/support/local-services.ts';
import { type GrpcCounter, grpcCounter } from '@reef/tests/support/wire/grpc-counter.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { waitForElement } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { type Instance, withInstance } from '#environment/instance.ts';
import { addPeople, emailOf } from './many-people.ts';

const SIZES = [200, 2000, 20_000];
const RUNS = 5;
const PATIENT = { timeout: 60_000 };

/** Entries that Firestore counts for one read, by its price list. */
const COUNTED_PER_READ = 1000;

/** The demo admin; the function first checks their session and role in the database. */
const ADMIN_ID = 'demo-admin';

/** One answer of the function: how long it took, and how many documents it read. */
type Listed = { ms: number; reads: number };

type Lister = (request?: Partial<UsersPageRequest>) => Promise<Listed>;

/** Asks the deployed function for pages; what it reads is counted on the wire. */
function lister({ worker, keys }: Instance, counter: GrpcCounter): Lister {
  const headers = { authorization: `Bearer ${idToken(keys, ADMIN_ID)}` };
  return async (request = {}) => {
    const body = JSON.stringify({ data: { page: { size: 25, ...request } } });
    counter.taken();
    const from = performance.now();
    const response = await callWorker(worker.origin, 'get_all_users_with_roles', body, headers);
    const { result } = (await response.json()) as WorkerAnswer<unknown>;
    const ms = performance.now() - from;
    UsersPage.parse(result);
    return { ms, reads: counter.taken().reads };
  };
}

type AtSize = {
  size: number;
  /** A process's first page, which reads the whole list. */
  first: Listed;
  reads: number;
  pageMs: number;
  lastPageMs: number;
  searchMs: number;
  screenMs: number;
};

async function medianOf(work: () => Promise<{ ms: number }>): Promise<number> {
  const times: number[] = [];
  // One after the other is what is measured.
  for (let count = 0; count < RUNS; count += 1) times.push((await work()).ms);
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

/** The list by a new instance of the function, and on screen by the emulated one. */
async function atSize(
  environment: Environment,
  size: number,
  counter: GrpcCounter,
): Promise<AtSize> {
  const options = { hasProductionLatency: false, firestoreHost: counter.host };
  const answered = await withInstance(options, async (instance) => {
    const list = lister(instance, counter);
    return {
      first: await list(),
      reads: (await list()).reads,
      pageMs: await medianOf(() => list()),
      lastPageMs: await medianOf(() => list({ cursor: emailOf(size - 20) })),
      searchMs: await medianOf(() => list({ search: `nunez${size - 7}` })),
    };
  });
  await openScreen(environment);
  return { size, ...answered, screenMs: await medianOf(() => openScreen(environment)) };
}

function growth(what: string, first: number, last: number, unit: string): Measure {
  const beside = `${shown(first)}${unit} at ${SIZES[0]}, ${shown(last)}${unit} at ${SIZES.at(-1)}`;
  return atMost({ what, value: last / first, limit: 1.2, unit: '×', beside });
}

function line(at: AtSize): Measure {
  const counted = Math.ceil(at.size / COUNTED_PER_READ);
  const times = [at.pageMs, at.lastPageMs, at.searchMs].map((ms) => shown(ms)).join(', ');
  const first = `a process's first page: ${at.first.reads} reads and a count of everybody, ${counted} more by Firestore's price list, ${shown(at.first.ms)} ms`;
  return noted(
    `users at ${at.size}`,
    `${at.reads} reads a page`,
    `first page, last page, search: ${times} ms; on screen ${shown(at.screenMs)} ms; ${first}`,
  );
}

async function run(environment: Environment): Promise<Measure[]> {
  const found: AtSize[] = [];
  const counter = await grpcCounter(fromEnvironment('FIRESTORE_EMULATOR_HOST'));
  // Lists those of the demo, and warms up what is not measured.
  await openScreen(environment);
  let present = 0;
  for (const size of SIZES) {
    await addPeople(environment.db, present, size);
    present = size;
    found.push(await atSize(environment, size, counter));
  }
  counter.close();
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no sizes');
  return [
    ...found.map(line),
    growth('user list, how reads grow', first.reads, last.reads, ''),
    growth('user list on screen, how time grows', first.screenMs, last.screenMs, ' ms'),
  ];
}

export const people: Part = { name: 'people', needs: 'environment', run };
