import type { CDPSession, Page } from '@playwright/test';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { CHROMIUM_FLAGS } from '@reef/tests/support/browser/chromium.ts';
import { framesDrawn } from '@reef/tests/support/browser/reef-frames.ts';
import { visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';

const SAMPLE_MS = 3000;
const SAMPLES = 3;

/**
 * Runs in the worker. @returns the total time of its frames since the first call, from the start of
 * the script to the last pixel: a frame is drawn before the worker's next task.
 */
function busySoFar(): number {
  const scope = globalThis as typeof globalThis & { benchBusyMs?: number };
  if (scope.benchBusyMs !== undefined) return scope.benchBusyMs;
  scope.benchBusyMs = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    scope.benchBusyMs = (scope.benchBusyMs ?? 0) + performance.now() - Number(data);
  });
  port1.start();
  const request = scope.requestAnimationFrame.bind(scope);
  scope.requestAnimationFrame = (callback) =>
    request((time) => {
      port2.postMessage(performance.now());
      callback(time);
    });
  return 0;
}

async function workersTime(page: Page): Promise<number> {
  const times = await Promise.all(page.workers().map((worker) => worker.evaluate(busySoFar)));
  return times.reduce((sum, time) => sum + time, 0);
}

/** CPU time of the page's own thread; wall-clock time of the worker's. */
type Sample = { frames: number; taskMs: number; workerMs: number };

async function now(page: Page, session: CDPSession): Promise<Sample> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const { byPage, byWorkers } = await framesDrawn(page);
  return {
    frames: byPage + byWorkers,
    taskMs: seconds('TaskDuration') * 1000,
    workerMs: await workersTime(page),
  };
}

async function sample(page: Page, session: CDPSession): Promise<Sample> {
  const before = await now(page, session);
  await page.waitForTimeout(SAMPLE_MS);
  const after = await now(page, session);
  return {
    frames: after.frames - before.frames,
    taskMs: after.taskMs - before.taskMs,
    workerMs: after.workerMs - before.workerMs,
  };
}

/** The final resolution of the moving sheets, as a share of the still ones (`pace.ts`). */
function sharpness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [moving, still] = ['life', 'ridges'].map((layer) =>
      document.querySelector<HTMLCanvasElement>(`.reef-stage canvas[data-layer=${layer}]`),
    );
    return (moving?.width ?? Number.NaN) / (still?.width ?? Number.NaN);
  });
}

/** Opens the home page with the drawn reef, which replaces a film that cannot be shown. */
async function open(
  environment: Environment,
  { isMoving, isPhone }: { isMoving: boolean; isPhone: boolean },
) {
  const context = await visitor(environment.browser, {
    origin: environment.edge.origin,
    isMoving,
    isPhone,
  });
  await context.route('**/video/**', (route) => route.abort());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // CPU time: a busy machine makes a thread wait, not work longer.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/');
  await page.locator('.reef-stage[data-drawn]').first().waitFor();
  await environment.edge.counter.quiet();
  return { context, page, session };
}

type Frame = { ms: number; workerMs: number; rate: number; sharpness: number; hidden: number };

/** The scene's main-thread milliseconds per frame, minus those of the page at rest. */
async function perFrame(environment: Environment, isPhone: boolean): Promise<Frame> {
  const still = await open(environment, { isMoving: false, isPhone });
  const resting = await sample(still.page, still.session);
  await still.context.close();
  const { context, page, session } = await open(environment, { isMoving: true, isPhone });
  const samples: Sample[] = [];
  for (let count = 0; count < SAMPLES; count += 1) samples.push(await sample(page, session));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  const away = await sample(page, session);
  const sharp = await sharpness(page);
  await context.close();
  const each = (of: (one: Sample) => number) =>
    median(samples.map((one) => (of(one) - of(resting)) / one.frames));
  return {
    ms: each(({ taskMs }) => taskMs),
    workerMs: each(({ workerMs }) => workerMs),
    rate: median(samples.map(({ frames }) => frames / (SAMPLE_MS / 1000))),
    sharpness: sharp,
    hidden: away.frames + resting.frames,
  };
}

function line(what: string, { ms, workerMs, rate, sharpness: sharp }: Frame): Measure {
  const beside = `${shown(workerMs)} ms of the worker that draws it; ${shown(rate)} frames a second of 30, ${shown(sharp)} of full sharpness`;
  return atMost({ what, value: ms, limit: 4, unit: 'ms', beside });
}

/** TaskDuration of the page's own thread; without a GPU (`--disable-gpu`) other threads draw as well. */
async function run(environment: Environment): Promise<Measure[]> {
  const phone = await perFrame(environment, true);
  const desk = await perFrame(environment, false);
  return [
    line('the moving reef, a frame, phone', phone),
    line('the moving reef, a frame, desk', desk),
    atMost({
      what: 'frames out of sight, or with reduced motion',
      value: phone.hidden + desk.hidden,
      limit: 0,
      unit: '',
    }),
    noted('Chromium was started with', CHROMIUM_FLAGS.join(' ')),
  ];
}

export const scene: Part = { name: 'scene', needs: 'environment', run };
