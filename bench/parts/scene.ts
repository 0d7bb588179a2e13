import type { CDPSession, Page } from '@playwright/test';
import { atMost, noted, shown, type Measure } from '../harness/measure.ts';
import { median } from '../harness/statistics.ts';
import type { Part } from '../part.ts';
import { visitor } from '../world/browser.ts';
import type { World } from '../world/world.ts';

const LOOK_MS = 3000;
const LOOKS = 3;

/** Counts frames of the reef: each begins by clearing the sheet of the school, then that of life. */
function countClears(): void {
  const { prototype } = CanvasRenderingContext2D;
  // oxlint-disable-next-line unbound-method -- called on its own context below.
  const clear = prototype.clearRect;
  const counted = { clears: 0 };
  Object.assign(globalThis, { benchScene: counted });
  prototype.clearRect = function clearAndCount(...place) {
    counted.clears += 1;
    clear.apply(this, place);
  };
}

const CLEARS_A_FRAME = 2;

/** Processor time of the page's own thread, and how much of it ran scripts. */
type Look = { frames: number; taskMs: number; scriptMs: number };

async function now(page: Page, session: CDPSession): Promise<Look> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const clears = await page.evaluate(
    () => (globalThis as { benchScene?: { clears: number } }).benchScene?.clears ?? 0,
  );
  return {
    frames: clears / CLEARS_A_FRAME,
    taskMs: seconds('TaskDuration') * 1000,
    scriptMs: seconds('ScriptDuration') * 1000,
  };
}

async function look(page: Page, session: CDPSession): Promise<Look> {
  const before = await now(page, session);
  await page.waitForTimeout(LOOK_MS);
  const after = await now(page, session);
  return {
    frames: after.frames - before.frames,
    taskMs: after.taskMs - before.taskMs,
    scriptMs: after.scriptMs - before.scriptMs,
  };
}

/** Opens the home page with the drawn reef, which stands in wherever the film does not come. */
async function open(world: World, { isMoving, isPhone }: { isMoving: boolean; isPhone: boolean }) {
  const context = await visitor(world.browser, { origin: world.edge.origin, isMoving, isPhone });
  await context.addInitScript(countClears);
  await context.route('**/video/**', (route) => route.abort());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time on the processor: a busy machine makes a thread wait, not work longer.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/');
  await page.locator('.reef-stage').first().waitFor();
  await world.edge.counter.quiet();
  return { context, page, session };
}

type Frame = { ms: number; scriptMs: number; rate: number; hidden: number };

/** The scene's main-thread milliseconds a frame, the page's own standing still taken off. */
async function perFrame(world: World, isPhone: boolean): Promise<Frame> {
  const still = await open(world, { isMoving: false, isPhone });
  const resting = await look(still.page, still.session);
  await still.context.close();
  const { context, page, session } = await open(world, { isMoving: true, isPhone });
  const looks: Look[] = [];
  for (let count = 0; count < LOOKS; count += 1) looks.push(await look(page, session));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  const away = await look(page, session);
  await context.close();
  const each = (of: (one: Look) => number) =>
    median(looks.map((one) => (of(one) - of(resting)) / one.frames));
  return {
    ms: each(({ taskMs }) => taskMs),
    scriptMs: each(({ scriptMs }) => scriptMs),
    rate: median(looks.map(({ frames }) => frames / (LOOK_MS / 1000))),
    hidden: away.frames + resting.frames,
  };
}

function line(what: string, { ms, scriptMs, rate }: Frame): Measure {
  const beside = `of it ${shown(scriptMs)} ms in scripts, the rest in drawing; ${shown(rate)} frames a second of 30`;
  return atMost({ what, value: ms, limit: 4, unit: 'ms', beside });
}

/** TaskDuration of the page's own thread; a machine without a graphics card draws on others too. */
async function run(world: World): Promise<Measure[]> {
  const phone = await perFrame(world, true);
  const desk = await perFrame(world, false);
  return [
    line('the moving reef, a frame, phone', phone),
    line('the moving reef, a frame, desk', desk),
    atMost({
      what: 'frames out of sight, or with reduced motion',
      value: phone.hidden + desk.hidden,
      limit: 0,
      unit: '',
    }),
    noted('drawn by', 'software: the machine has no graphics card'),
  ];
}

export const scene: Part = { name: 'scene', needs: 'world', run };
