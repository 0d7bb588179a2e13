import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';

const { deps, clock } = openQuietShop();
const BUYERS = 50;
/** `REEF_CONTENTION_ROUNDS=200` runs it at full length; ten rounds show the same in a minute. */
const ROUNDS = Number(process.env['REEF_CONTENTION_ROUNDS'] ?? 10);
const MAX_ROUND_MS = 20_000;

it(
  `INV-02 the last unit, ${BUYERS} buyers at once, ${ROUNDS} rounds: exactly one gets it`,
  { timeout: 60_000 + ROUNDS * MAX_ROUND_MS },
  async () => {
    const from = performance.now();
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => addBuyer(deps.db)));
    for (let round = 0; round < ROUNDS; round += 1) {
      // Stripe accepts no page that would close in less than 30 minutes of its own time.
      clock.now = new Date();
      const product = await stockProduct(deps.db, 1);
      const results = await Promise.all(
        buyers.map((buyer) => startCheckout(deps, buyer, randomUUID(), cartOf([product, 1]))),
      );
      const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal.code]));
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      expect(new Set(refusals)).toEqual(new Set(['insufficient-stock']));
      expect(await ledger(deps.db, product)).toMatchObject({ free: 0, held: 1, sold: 0 });
    }
    const seconds = (performance.now() - from) / 1000;
    console.log(`${ROUNDS} rounds of ${BUYERS} buyers in ${seconds.toFixed(1)} s`);
  },
);
