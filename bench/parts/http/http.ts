import type { Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';
import type { Environment } from '#environment/environment.ts';
import { pagesMeasures } from './http-pages.ts';
import { paymentMeasures } from './http-payment.ts';

/** What a server answers over HTTP, with the deployed bundle as one process of production. */
async function run(environment: Environment): Promise<Measure[]> {
  return [...(await paymentMeasures(environment)), ...(await pagesMeasures())];
}

export const http: Part = { name: 'http', needs: 'environment', run };
