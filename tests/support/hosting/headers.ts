import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Config = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

/** The headers that firebase.json gives a path. */
export type HeadersFor = (pathname: string) => Record<string, string>;

/**
 * Reads firebase.json's header rules, as Hosting applies them: later rules win.
 * @param policySources additional sources of scripts and pictures.
 */
export function hostingHeaders(policySources: readonly string[] = []): HeadersFor {
  const file = path.join(import.meta.dirname, '../../../firebase.json');
  const rules = Config.parse(JSON.parse(readFileSync(file, 'utf8'))).hosting.headers;
  const open = (key: string, value: string) =>
    key === 'Content-Security-Policy'
      ? value.replace(/(connect-src|img-src) [^;]*/g, (sources) =>
          [sources, ...policySources].join(' '),
        )
      : value;
  return (pathname) => {
    const fitting = rules.filter(
      ({ source }) => source === '**' || pathname.startsWith(source.replace('**', '')),
    );
    const pairs = fitting.flatMap(({ headers }) => headers);
    return Object.fromEntries(pairs.map(({ key, value }) => [key, open(key, value)]));
  };
}
