import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import { MARKS, markShop, markTime, slowLine, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';

const SLOWER = 4;
const ROUNDS = 3;

/** A page that has not begun to listen by now has failed. */
const MAX_MS = 60_000;

/** Growth up to this factor counts as none, as for the admins' lists. */
const GROWTH = 1.2;

/** Milliseconds that a page may take from its app's start to its listener's. */
const LISTENING_MS = 2000;

/** A first visit on a phone, in milliseconds of the page's own time; NaN if it failed. */
type PhoneVisit = { cardsMs: number; begunMs: number; listeningMs: number; bytes: number };

/** First visits at one size of the catalogue; each figure is the median of the rounds. */
export type PhoneVisits = PhoneVisit & { size: number; rounds: readonly PhoneVisit[] };

async function visitOnce({ browser, edge }: Environment): Promise<PhoneVisit> {
  const context = await visitor(browser, { origin: edge.origin });
  await markShop(context);
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await slowLine(page);
  edge.counter.reset();
  edge.served.length = 0;
  await page.goto('/shop', { waitUntil: 'commit' });
  const cardsMs = await markTime(page, MARKS.cards);
  const begunMs = await markTime(page, MARKS.hydrated);
  const isListening = await edge.counter.listening(MAX_MS);
  const listeningMs = isListening ? await page.evaluate(() => performance.now()) : Number.NaN;
  const bytes = edge.served.reduce((sum, one) => sum + one.bytes, 0);
  await context.close();
  return { cardsMs, begunMs, listeningMs, bytes };
}

/** First visits to the shop on a phone, slow 4G and 4× CPU slowdown. */
export async function phoneVisits(environment: Environment, size: number): Promise<PhoneVisits> {
  const rounds: PhoneVisit[] = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await visitOnce(environment));
  const of = (key: keyof PhoneVisit) => median(rounds.map((one) => one[key]));
  return {
    size,
    rounds,
    cardsMs: of('cardsMs'),
    begunMs: of('begunMs'),
    listeningMs: of('listeningMs'),
    bytes: of('bytes'),
  };
}

function spread(rounds: readonly PhoneVisit[], of: (one: PhoneVisit) => number): string {
  return rounds.map((one) => shown(of(one))).join(', ');
}

/** How long the page took from its app's start to its listener's, in milliseconds. */
function waited({ listeningMs, begunMs }: PhoneVisit): number {
  return listeningMs - begunMs;
}

/** How a first visit on a phone grows with the catalogue. */
export function phoneMeasures(small: PhoneVisits, large: PhoneVisits): Measure[] {
  const on = `${large.size} products, slow 4G, ${SLOWER}× CPU slowdown`;
  return [
    atMost({
      what: `first cards, ${on}`,
      value: large.cardsMs / small.cardsMs,
      limit: GROWTH,
      unit: `× at ${small.size}`,
      beside: `${ROUNDS} rounds ${spread(large.rounds, (one) => one.cardsMs)} ms; at ${small.size} ${spread(small.rounds, (one) => one.cardsMs)} ms`,
    }),
    atMost({
      what: `listening after the app began, ${on}`,
      value: median(large.rounds.map(waited)),
      limit: LISTENING_MS,
      unit: 'ms',
      beside: `${ROUNDS} rounds ${spread(large.rounds, waited)} ms; at ${small.size} ${spread(small.rounds, waited)} ms; the app began at ${shown(large.begunMs)} ms`,
    }),
    atMost({
      what: `what a first visit is sent, ${large.size} products`,
      value: large.bytes / small.bytes,
      limit: GROWTH,
      unit: `× at ${small.size}`,
      beside: `${shown(large.bytes / 1000)} KB, at ${small.size} ${shown(small.bytes / 1000)} KB, pictures among them`,
    }),
  ];
}
