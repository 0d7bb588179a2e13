import type { Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';
import type { World } from '#world/world.ts';
import { pagesMeasures } from './http-pages.ts';
import { paymentMeasures } from './http-payment.ts';

/** What a server answers over HTTP, the deployed bundle as one process of production. */
async function run(world: World): Promise<Measure[]> {
  return [...(await paymentMeasures(world)), ...(await pagesMeasures())];
}

export const http: Part = { name: 'http', needs: 'world', run };
