import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeProduct, delistProduct, listProduct } from '@reef/tests/support/demo-shop.ts';
import { fromEnvironment } from '@reef/tests/support/local-services.ts';
import { grpcCounter, type GrpcCounter } from '@reef/tests/support/wire/grpc-counter.ts';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median, p95 } from '@reef/tests/support/statistics.ts';
import { MAX_LOOKUPS } from '../../../functions/src/catalogue/product-page.ts';
import { startBareFunction } from '#environment/bare-function.ts';
import { type BareServer, startBareServer } from '#environment/bare-server.ts';
import { type Instance, withInstance } from '#environment/instance.ts';

const ROUNDS = 3;

/** Visitors whom no cache serves: each request has a unique query. */
const CROWD = 200;

/** Single visitors of a round. */
const ALONE = 5;

const LIMIT = 4;

/**
 * Longer than a process trusts its last lookup of the catalogue
 * (functions/src/catalogue/keep-catalogue.ts).
 */
const PAUSE_MS = 1100;

/**
 * Changes of a burst, and the time between two of them: one trigger process then serves them all.
 */
const CHANGES = 10;
const BETWEEN_CHANGES_MS = 300;

/** How long the changes of a burst are followed; its build is due 8 s after its mark. */
const FOLLOWED_MS = 15_000;
const STEP_MS = 500;

const ORIGIN = 'https://reef.example';

type Answered = { ms: number; status: number; bytes: number };

/**
 * Keeps connections open and accepts compressed answers, as a CDN does. Node's server closes
 * connections that are idle for 5 s: if the pauses of a round are longer, a crowd has to open most
 * of its connections again. The baselines have no pauses and keep theirs.
 */
const agent = new Agent({ keepAlive: true, maxSockets: CROWD });

function ask(url: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const asked = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => (bytes += piece.length));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ ms: performance.now() - from, status, bytes });
      });
    });
    asked.on('error', reject);
  });
}

async function askOk(address: string): Promise<Answered> {
  const answer = await ask(`${address}?q=${randomUUID()}`);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** Many at once. @returns how long each waited. */
async function crowd(address: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: CROWD }, () => askOk(address)));
  return answers.map(({ ms }) => ms);
}

type Round = { aloneMs: number; crowdMs: number };

async function round(address: string, pauseMs: number): Promise<Round> {
  const alone: number[] = [];
  for (let count = 0; count < ALONE; count += 1) {
    // One after the other is what is timed.
    await sleep(pauseMs);
    alone.push((await askOk(address)).ms);
  }
  await sleep(pauseMs);
  return { aloneMs: median(alone), crowdMs: p95(await crowd(address)) };
}

async function rounds(address: string, pauseMs: number): Promise<Round[]> {
  // The first crowd, which is not measured, opens the connections and warms up.
  await crowd(address);
  const found: Round[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    // Crowds must not meet.
    found.push(await round(address, pauseMs));
  }
  return found;
}

async function baselineOf(starting: Promise<BareServer>): Promise<Round[]> {
  const bare = await starting;
  try {
    return await rounds(bare.address, 0);
  } finally {
    await bare.stop();
  }
}

function times(found: readonly Round[]): string {
  const alone = median(found.map(({ aloneMs }) => aloneMs));
  return `${shown(alone)} ms alone, p95 ${shown(median(found.map(({ crowdMs }) => crowdMs)))} ms`;
}

type Page = { what: string; address: string; mostReads: number };

async function pageMeasures(page: Page, counter: GrpcCounter): Promise<Measure[]> {
  const { what, address, mostReads } = page;
  const { bytes } = await askOk(address);
  const server = await baselineOf(startBareServer(bytes));
  const library = await baselineOf(startBareFunction(bytes));
  await sleep(PAUSE_MS);
  counter.taken();
  const found = await rounds(address, PAUSE_MS);
  const { reads } = counter.taken();
  const asked = CROWD + ROUNDS * (CROWD + ALONE);
  const ratios = found.map(({ aloneMs, crowdMs }) => crowdMs / aloneMs);
  const beside = `round by round ${ratios.map(shown).join(', ')}; ${times(found)}; with the same ${shown(bytes / 1000)} KB, a function of Google's library that does nothing ${times(library)}; a bare server ${times(server)}`;
  return [
    atMost({
      what: `${what}, ${CROWD} at once, each under a query of its own, p95`,
      value: median(ratios),
      limit: LIMIT,
      unit: '× one alone',
      beside,
    }),
    atMost({
      what: `${what}, reads`,
      value: reads,
      limit: mostReads,
      unit: '',
      beside: `${asked} requests`,
    }),
  ];
}

/** Follows a burst of changes as a CDN would that asks twice a second. @returns queries made. */
async function afterBurst(address: string, id: string, counter: GrpcCounter): Promise<number> {
  for (let change = 0; change < CHANGES; change += 1) {
    await changeProduct(id, { stock: 2 + change });
    await sleep(BETWEEN_CHANGES_MS);
  }
  return followed(address, counter);
}

async function followed(address: string, counter: GrpcCounter): Promise<number> {
  counter.taken();
  const until = performance.now() + FOLLOWED_MS;
  while (performance.now() < until) {
    await askOk(address);
    await sleep(STEP_MS);
  }
  return counter.taken().queries;
}

async function buildMeasures(
  address: string,
  id: string,
  counter: GrpcCounter,
): Promise<Measure[]> {
  // A first change starts the trigger's process; its build is over before anything is counted.
  await changeProduct(id, { stock: 1 });
  await followed(address, counter);
  const builds: number[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    // A burst begins when the one before is over.
    builds.push(await afterBurst(address, id, counter));
  }
  return [
    atMost({
      what: `the catalogue, builds for a burst of ${CHANGES} changes`,
      value: Math.max(...builds),
      limit: 1,
      unit: '',
      beside: `round by round ${builds.join(', ')}`,
    }),
  ];
}

/**
 * What functions draw for everybody; each request has a unique query, so that no cache serves it.
 * Database and bucket have production's latency (tests/support/deployed/production-latency.ts);
 * reads are counted on the wire.
 */
export async function pagesMeasures(): Promise<Measure[]> {
  const counter = await grpcCounter(fromEnvironment('FIRESTORE_EMULATOR_HOST'));
  const { id } = await listProduct(5);
  const options = { hasProductionLatency: true, firestoreHost: counter.host, origin: ORIGIN };
  const measured = async ({ worker: { origin } }: Instance) => {
    const catalogue = `${origin}/catalogue-file`;
    // The listing above makes the file due again.
    await followed(catalogue, counter);
    const page = `${origin}/product-page/product/${id}`;
    const pages: Page[] = [
      { what: 'product page', address: page, mostReads: MAX_LOOKUPS },
      { what: 'catalogue, nothing changing', address: catalogue, mostReads: 0 },
      { what: 'sitemap, nothing changing', address: `${origin}/sitemap-products`, mostReads: 0 },
    ];
    const found: Measure[] = [];
    // Crowds must not meet.
    for (const one of pages) found.push(...(await pageMeasures(one, counter)));
    return [...found, ...(await buildMeasures(catalogue, id, counter))];
  };
  try {
    return await withInstance(options, measured);
  } finally {
    agent.destroy();
    counter.close();
    await delistProduct(id);
  }
}
