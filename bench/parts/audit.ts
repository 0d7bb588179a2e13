import lighthouse from 'lighthouse';

/** How fast Lighthouse finds one load of a page: a score out of 100, times in milliseconds. */
export type Speed = {
  performance: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
};

/** What else it judges, out of 100; the same at every load of a page. */
export type Manners = { accessibility: number; bestPractices: number; seo: number };

async function reported(url: string, port: number, onlyCategories: string[]) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
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
  };
}

/** Loads a page by Lighthouse for its speed: mobile, simulated throttling, as it does by default. */
export async function auditSpeed(url: string, port: number): Promise<Speed> {
  const { score, metric } = await reported(url, port, ['performance']);
  return {
    performance: score('performance'),
    fcpMs: metric('first-contentful-paint'),
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
  };
}

/** Loads a page by Lighthouse for all but its speed. */
export async function auditManners(url: string, port: number): Promise<Manners> {
  const { score } = await reported(url, port, ['accessibility', 'best-practices', 'seo']);
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}
