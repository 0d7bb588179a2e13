import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';
import {
  paymentWait,
  tooManyPayments,
} from '../../../functions/src/checkout/start/payment-limit.ts';
import { shortDigest } from '../../../functions/src/shared/db/short-digest.ts';
import { localDeps } from '#support/local-services.ts';

const clock = { now: new Date() };
const deps = localDeps(clock);
afterAll(() => deps.close());

const LIMITS = { perAccount: 3, perAddress: 5 };

const ask = (userId: string, address: string) => paymentWait(deps, { userId, address }, LIMITS);

function counterOf(userId: string) {
  const name = shortDigest(`payment account ${userId}`, 40);
  return deps.db.doc(`call_limits/${name}`);
}

/** How many accounts have a counter, and how many commits wrote them: each commit has one time. */
async function countersOf(userIds: readonly string[]) {
  const counters = await deps.db.getAll(...userIds.map(counterOf));
  const written = counters.filter(({ exists }) => exists);
  const times = new Set(written.map(({ updateTime }) => updateTime?.valueOf()));
  return { commits: times.size, accounts: written.length };
}

async function inARow(count: number, act: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < count; time += 1) waits.push(await act());
  return waits;
}

describe('ATT-46 payment pages in ten minutes', () => {
  it('of one account: three go through, the fourth waits, and other accounts do not', async () => {
    const [buyer, other] = [randomUUID(), randomUUID()];
    clock.now = new Date();
    expect(await inARow(3, () => ask(buyer, randomUUID()))).toEqual([0, 0, 0]);
    expect(await ask(buyer, randomUUID())).toBe(10 * MINUTE_MS);
    expect(await ask(other, randomUUID())).toBe(0);
    clock.now = new Date(clock.now.getTime() + 4 * MINUTE_MS);
    // Retrying while refused does not extend the limit.
    expect(await inARow(2, () => ask(buyer, randomUUID()))).toEqual(
      [6, 6].map((m) => m * MINUTE_MS),
    );
    clock.now = new Date(clock.now.getTime() + 6 * MINUTE_MS);
    expect(await ask(buyer, randomUUID())).toBe(0);
  });

  it('of one address: five go through for all users; another address has its own limit', async () => {
    const address = randomUUID();
    clock.now = new Date();
    expect(await inARow(5, () => ask(randomUUID(), address))).toEqual([0, 0, 0, 0, 0]);
    const buyer = randomUUID();
    expect(await ask(buyer, address)).toBe(10 * MINUTE_MS);
    // What was refused for the address does not count for the account.
    expect(await inARow(3, () => ask(buyer, randomUUID()))).toEqual([0, 0, 0]);
  });

  it('parallel calls do not race the counter', async () => {
    const buyer = randomUUID();
    clock.now = new Date();
    const calls = Array.from({ length: 30 }, () => ask(buyer, randomUUID()));
    expect((await Promise.all(calls)).filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('ATT-123 sixty buyers behind one address are counted exactly, in a handful of commits', async () => {
    const address = randomUUID();
    clock.now = new Date();
    const buyers = Array.from({ length: 60 }, () => randomUUID());
    const limits = { perAccount: 3, perAddress: 45 };
    const waits = await Promise.all(
      buyers.map((userId) => paymentWait(deps, { userId, address }, limits)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(45);
    expect(waits.filter((wait) => wait === 10 * MINUTE_MS)).toHaveLength(15);
    const { commits, accounts } = await countersOf(buyers);
    // Whoever was refused for the address does not count for the account.
    expect(accounts).toBe(45);
    expect(commits).toBeLessThanOrEqual(3);
  });

  it('a broken counter fails its own account’s call, but no other of the same address', async () => {
    const address = randomUUID();
    clock.now = new Date();
    const buyers = Array.from({ length: 5 }, () => randomUUID());
    const [, broken = ''] = buyers;
    await counterOf(broken).set({ count: 'many' });
    const ended = await Promise.allSettled(buyers.map((buyer) => ask(buyer, address)));
    expect(ended.map(({ status }) => status)).toEqual(
      buyers.map((buyer) => (buyer === broken ? 'rejected' : 'fulfilled')),
    );
  });

  it('the call of an ended session is not counted, and fails nobody else’s of its address', async () => {
    const address = randomUUID();
    clock.now = new Date();
    const [buyer, thief, unknown] = [randomUUID(), randomUUID(), randomUUID()];
    const fitting: string[] = [];
    const asWhom = (userId: string, isCounted: Promise<boolean>) =>
      paymentWait(deps, { userId, address }, LIMITS, {
        isCounted,
        onFit: () => fitting.push(userId),
      });
    const waits = await Promise.all([
      asWhom(thief, Promise.resolve(false)),
      asWhom(buyer, Promise.resolve(true)),
      asWhom(unknown, Promise.reject(new Error('the role is broken'))),
    ]);
    expect(waits).toEqual([0, 0, 0]);
    expect(await countersOf([buyer])).toMatchObject({ accounts: 1 });
    expect(await countersOf([thief, unknown])).toMatchObject({ accounts: 0 });
    expect(fitting).toEqual([buyer]);
  });

  it('nothing is started for a call over the limit', async () => {
    const buyer = randomUUID();
    clock.now = new Date();
    let begun = 0;
    const counted = () =>
      paymentWait(deps, { userId: buyer, address: randomUUID() }, LIMITS, {
        isCounted: Promise.resolve(true),
        onFit: () => (begun += 1),
      });
    expect(await inARow(4, counted)).toEqual([0, 0, 0, 10 * MINUTE_MS]);
    expect(begun).toBe(3);
  });

  it('ATT-130 of one account in a day: four times as many, then it waits for the next; the owner hears once', async () => {
    const own = localDeps(clock, `demo-reef-pages-${randomUUID().slice(0, 8)}`);
    onTestFinished(() => own.close());
    const buyer = randomUUID();
    const page = () => paymentWait(own, { userId: buyer, address: randomUUID() }, LIMITS);
    // Noon, so that no day ends meanwhile.
    clock.now = new Date('2026-11-27T12:00:00Z');
    for (let time = 0; time < 4; time += 1) {
      expect(await inARow(3, page)).toEqual([0, 0, 0]);
      clock.now = new Date(clock.now.getTime() + 10 * MINUTE_MS);
    }
    const leftMs = DAY_MS - 40 * MINUTE_MS;
    expect(await inARow(2, page)).toEqual([leftMs, leftMs]);
    const log = await own.db.collection('audit_log').get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'limit-reached', actor_id: 'system', user_id: buyer },
    ]);
    expect(await paymentWait(own, { userId: randomUUID(), address: 'x' }, LIMITS)).toBe(0);
    clock.now = new Date(clock.now.getTime() + leftMs);
    expect(await page()).toBe(0);
  });

  it('say in words how long to wait', () => {
    expect(tooManyPayments(DAY_MS - 40 * MINUTE_MS)).toContain('please try again in 24 hours.');
    expect(tooManyPayments(10 * MINUTE_MS)).toContain('please try again in 10 minutes.');
    expect(tooManyPayments(500)).toContain('please try again in 1 minute.');
  });
});
