import { writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { openEdge } from './edge/edge.ts';
import { launch } from './world/browser.ts';
const pages = process.argv.slice(2);
const edge = await openEdge({ offset: 20, stackOffset: 0 });
const browser = await launch(9333);
for (const page of pages) {
  const r = await lighthouse(edge.origin + page, {
    port: 9333,
    logLevel: 'error',
    output: 'json',
    disableFullPageScreenshot: true,
  });
  const a = r!.lhr.audits,
    c = r!.lhr.categories;
  const n = (k: string) => Math.round((a[k]?.numericValue ?? NaN) * 1000) / 1000;
  console.log(
    page,
    Object.entries(c)
      .map(([k, v]) => `${k} ${Math.round((v.score ?? 0) * 100)}`)
      .join(' '),
    'FCP',
    n('first-contentful-paint'),
    'LCP',
    n('largest-contentful-paint'),
    'SI',
    n('speed-index'),
    'TBT',
    n('total-blocking-time'),
    'CLS',
    n('cumulative-layout-shift'),
  );
  console.log(
    '  long:',
    JSON.stringify(
      (a['long-tasks']?.details as any)?.items?.map((i: any) => [
        i.url?.split('/').pop(),
        Math.round(i.startTime),
        Math.round(i.duration),
      ]),
    ),
  );
  console.log(
    '  failing:',
    Object.values(a)
      .filter((x: any) => x.score !== null && x.score < 0.9 && x.scoreDisplayMode !== 'informative')
      .map((x: any) => `${x.id} ${x.displayValue ?? ''}`)
      .join('; '),
  );
  writeFileSync(`/tmp/reef/lh-${page.replaceAll('/', '_')}.json`, JSON.stringify(r!.lhr));
}
await browser.close();
await edge.close();
process.exit();
