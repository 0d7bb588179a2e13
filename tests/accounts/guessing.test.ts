import { afterAll, expect, it } from 'vitest';
import { login } from '../../functions/src/accounts/login.ts';
import { forgetAttempts } from '../../functions/src/accounts/sign-in-attempts.ts';
import { makeAccount, openWorld, someAddress, someEmail, type World } from './account-world.ts';

const world: World = openWorld();
afterAll(() => world.close());

const GUESSES = 10_000;
const AT_ONCE = 500;
const PAIRS = 40;

/** Every PIN of four digits, the owner's among them, each from an address of its own. */
it(
  'INV-11 ATT-76 10,000 guesses, 500 at a time, the right one among them, never get in; the owner does, later',
  { timeout: 240_000 },
  async () => {
    const owner = await makeAccount(world, { pin: '9137' });
    // The clock stands still, so that no lock ends while the guesses are still on their way.
    const now = new Date();
    let looked = 0;
    const frozen = {
      ...world,
      now: () => now,
      get pepper() {
        looked += 1;
        return world.pepper;
      },
    };
    // The right one is among the later ones: five guesses of a thousand may be lucky, by design.
    const pins = Array.from({ length: GUESSES }, (_, pin) => String(pin).padStart(4, '0'));
    let gotIn = 0;
    for (let from = 0; from < GUESSES; from += AT_ONCE) {
      const guesses = pins
        .slice(from, from + AT_ONCE)
        .map((pin) => login(frozen, { email: owner.email, pin, address: someAddress() }));
      // oxlint-disable-next-line no-await-in-loop
      const answers = await Promise.all(guesses);
      gotIn += answers.filter(({ success }) => success).length;
    }
    expect(gotIn).toBe(0);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(5);
    const attempt = { email: owner.email, pin: owner.pin, address: someAddress() };
    // Not even the owner, while it lasts, and he is told for how long.
    expect(await login(frozen, attempt)).toMatchObject({ success: false, lockedForS: 30 });
    const after = { ...world, now: () => new Date(now.getTime() + 31_000) };
    expect(await login(after, attempt)).toMatchObject({ success: true });
  },
);

async function timeOf(email: string): Promise<number> {
  await forgetAttempts(world.db, email);
  const address = someAddress();
  const from = performance.now();
  await login(world, { email, pin: '0000', address });
  return performance.now() - from;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

it(
  'INV-11 a known and an unknown e-mail take the same time, within 5 %',
  { timeout: 240_000 },
  async () => {
    const known = await makeAccount(world);
    const unknown = someEmail();
    await timeOf(known.email);
    await timeOf(unknown);
    const [knownMs, differences]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // Side by side, and each first as often as second, so that a busy moment meets both alike.
      const emails = [known.email, unknown];
      if (pair % 2 === 1) emails.reverse();
      const times = new Map<string, number>();
      // oxlint-disable-next-line no-await-in-loop
      for (const email of emails) times.set(email, await timeOf(email));
      knownMs.push(times.get(known.email) ?? 0);
      differences.push((times.get(unknown) ?? 0) - (times.get(known.email) ?? 0));
    }
    const [usual, apart] = [median(knownMs), median(differences)];
    console.log(`known ${usual.toFixed(1)} ms, unknown ${apart.toFixed(1)} ms more (medians)`);
    expect(Math.abs(apart) / usual).toBeLessThan(0.05);
  },
);
