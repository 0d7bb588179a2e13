import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Finding } from './finding.ts';
import { runDoctor } from './run-doctor.ts';
import type { Services } from './services.ts';
import { readShop, type Shop } from './shop.ts';
import { servicesOf, startFakeServices } from './testing/fake-services.ts';
import {
  type FakeAnswers,
  FORBIDDEN,
  SECRET_VALUES,
  addressesOf,
  healthyAnswers,
} from './testing/healthy-answers.ts';
import { makeShopFolder } from './testing/shop-folder.ts';
import { SHOP } from './testing/test-shop.ts';

// Loading the functions' code takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let shop: Shop;

const lines = (variables: Shop['webVariables']) =>
  Object.entries(variables ?? {})
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

beforeAll(async () => {
  folder = makeShopFolder();
  writeFileSync(path.join(folder, 'web/.env.production'), lines(SHOP.webVariables));
  writeFileSync(path.join(folder, 'functions/.env.coral-cove'), lines(SHOP.functionsVariables));
  shop = await readShop('coral-cove', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command for a shop in order, with some answers changed. */
async function doctor(
  args: string[],
  changes: FakeAnswers = {},
  different: Partial<Services> = {},
) {
  const fakes = await startFakeServices({ ...healthyAnswers(shop), ...changes });
  let out = '';
  let error = '';
  const code = await runDoctor(
    args,
    folder,
    { ...servicesOf(fakes), ...different },
    {
      write: (text) => (out += text),
      writeError: (text) => (error += text),
    },
  );
  await fakes.close();
  return { code, out, error };
}

it.each([
  [[]],
  [['--json']],
  [['Not A Project']],
  [['coral-cove', 'more']],
  [['coral-cove', '-x']],
])('LIVE-03 prints its usage when called with %j', async (args) => {
  expect(await doctor(args)).toEqual({
    code: 2,
    out: '',
    error: 'usage: npm run doctor -- <project-id> [--json]\n',
  });
});

it('LIVE-03 ends with 0 when nothing is missing, and shows no secret', async () => {
  const { code, out, error } = await doctor(['coral-cove']);
  const told = out.trimEnd().split('\n');
  expect({ code, error, end: told.pop() }).toEqual({
    code: 0,
    error: '',
    end: 'Nothing is missing.',
  });
  expect(told.filter((line) => !line.startsWith('✓ '))).toEqual([]);
  for (const line of told) expect(line).toMatch(/^[✓–] [^:]+: .+\.$/);
  for (const value of Object.values(SECRET_VALUES)) expect(out).not.toContain(value);
});

it('LIVE-03 ends with 1 when one thing is missing', async () => {
  const { code, out } = await doctor(['coral-cove'], { [addressesOf(shop).billing]: { json: {} } });
  expect(code).toBe(1);
  expect(out).toMatch(/^✗ billing: .* Fix: .*$/m);
  expect(out).toMatch(/\n1 of \d+ to look at\.\n$/);
});

it('LIVE-03 ends with 1 when one thing could not be checked', async () => {
  const { code, out } = await doctor(['coral-cove'], { [addressesOf(shop).billing]: FORBIDDEN });
  expect(code).toBe(1);
  expect(out).toMatch(/^– billing: could not be asked: /m);
});

it('LIVE-03 says how to sign in if nobody is signed in', async () => {
  const nobody = { googleToken: () => Promise.resolve(null) };
  const { code, out } = await doctor(['coral-cove'], {}, nobody);
  expect(code).toBe(1);
  expect(out).toContain(
    '– billing: could not be asked: nobody is signed in to Google here. Fix: npx firebase login (or: gcloud auth application-default login)',
  );
  expect(out).not.toMatch(/^✓ (?!web conf|functions conf|runtime|site|shop page|webhook address)/m);
});

it('LIVE-03 treats nothing as fine that Google refuses to tell, as JSON too', async () => {
  const { apis, auth } = addressesOf(shop);
  const ofGoogle = Object.keys(healthyAnswers(shop)).filter((at) => at.includes('.com/v'));
  const refused = [...ofGoogle, apis, auth].map((at) => [at, FORBIDDEN]);
  const changes = Object.fromEntries(refused) as FakeAnswers;
  const { code, out } = await doctor(['coral-cove', '--json'], changes);
  const findings = JSON.parse(out) as Finding[];
  expect(code).toBe(1);
  expect(findings.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual([
    'web configuration',
    'functions configuration',
    'runtime',
    'site',
    'shop page',
    'webhook address',
  ]);
  const unknown = findings.filter(({ state }) => state === 'unknown');
  expect(unknown.length).toBe(findings.length - 6);
  for (const { says } of unknown) expect(says).toMatch(/^could not be asked: .*403/);
});
