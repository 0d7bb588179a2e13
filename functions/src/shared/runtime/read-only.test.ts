import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CATALOGUE_CACHING } from './read-only.ts';

const Hosting = z.object({
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});
const FirebaseJson = z.object({ hosting: Hosting });

it.each(['/catalogue.json', '/catalogue-whole.json', '/shop', '/product/*'])(
  'is cached as firebase.json has it: %s',
  (at) => {
    const file = readFileSync(`${import.meta.dirname}/../../../../firebase.json`, 'utf8');
    const { headers } = FirebaseJson.parse(JSON.parse(file)).hosting;
    expect(headers.find(({ source }) => source === at)?.headers).toContainEqual({
      key: 'Cache-Control',
      value: CATALOGUE_CACHING,
    });
  },
);
