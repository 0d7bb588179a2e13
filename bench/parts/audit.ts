import lighthouse, { type Result } from 'lighthouse';
import * as z from 'zod';

/**
 * How long a load is observed. Lighthouse waits until no XHR is pending, except for WebSockets and
 * EventSources, which it knows to stay open. Firestore listens by long polling, which it does not
 * recognize, so that each load of a listening page would last the full 45 s. Nothing is throttled
 * during the observation (the phone is simulated afterwards), and a load is over after about three
 * seconds.
 */
const WATCHED_MS = 8000;

/**
 * The one script that comes with a rendered page. All others belong to the app
 * (web/src/entry/start).
 */
const START_SCRIPT = /\/assets\/start-[^/]*$/;

const Requests = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.optional(z.string()) })),
});

/** Lighthouse's speed result for one load: a score out of 100, times in milliseconds. */
export type Speed = {
  performance: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
};

/** One load: its speed, and how many scripts of the app it loaded. */
export type SpeedAudit = { speed: Speed; appScripts: number };

/** Its other scores, out of 100; the same at every load of a page. */
export type OtherScores = { accessibility: number; bestPractices: number; seo: number };

function appScriptsOf(audits: Result['audits']): number {
  const found = Requests.safeParse(audits['network-requests']?.details);
  const items = found.success ? found.data.items : [];
  return items.filter((one) => one.resourceType === 'Script' && !START_SCRIPT.test(one.url)).length;
}

async function reported(url: string, port: number, onlyCategories: string[]) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    maxWaitForLoad: WATCHED_MS,
    output: 'json',
    disableFullPageScreenshot: true,
    onlyCategories,
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    score: (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100),
    metric: (name: string) => audits[name]?.numericValue ?? Number.NaN,
    appScripts: appScriptsOf(audits),
  };
}

/** Loads a page by Lighthouse for its speed: mobile, simulated throttling, Lighthouse's default. */
export async function auditSpeed(url: string, port: number): Promise<SpeedAudit> {
  const { score, metric, appScripts } = await reported(url, port, ['performance']);
  const speed = {
    performance: score('performance'),
    fcpMs: metric('first-contentful-paint'),
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
  };
  return { speed, appScripts };
}

/** Loads a page by Lighthouse for all scores but its speed. */
export async function auditOtherScores(url: string, port: number): Promise<OtherScores> {
  const { score } = await reported(url, port, ['accessibility', 'best-practices', 'seo']);
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}
