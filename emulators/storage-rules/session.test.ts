import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { booleanExpressionsOf } from './testing/boolean-expressions.ts';
import type { Expression } from './expression.ts';
import { placeOf } from './places.ts';
import { loadRuleset } from './ruleset.ts';
import { Session } from './session.ts';
import type { Outcome } from './value.ts';

type Sent = Record<string, unknown>;
type Documents = Readonly<Record<string, Record<string, unknown>>>;

/** The deployed rules, or those that `npm run mutate` has mutated. */
const RULES = readFileSync(
  process.env['REEF_RULES_FILE'] ?? new URL('../../storage.rules', import.meta.url),
  'utf8',
);
const FILE = '1700000000000-abc123.webp';
const withStatus = (value: string): Documents => ({
  'user_roles/a1': { role: { stringValue: 'admin' } },
  'user_profiles_extended/a1': { account_status: { stringValue: value } },
});
const ADMIN = withStatus('active');

const endedSince = (since: object): Documents => ({
  ...ADMIN,
  'user_roles/a1': { ...ADMIN['user_roles/a1'], sessions_valid_from: since },
});

/** The outcomes seen for each expression of storage.rules, by its position. */
const seen = new Map<string, Set<string>>();
const keyOf = (expression: Expression): string => {
  const { line, column, text: own } = placeOf(expression);
  return `storage.rules:${line}:${column} ${own}`;
};
function note(expression: Expression, outcome: Outcome): void {
  const key = keyOf(expression);
  const value = 'value' in outcome ? outcome.value : 'error';
  const verdict = typeof value === 'boolean' || value === 'error' ? String(value) : 'other';
  seen.set(key, (seen.get(key) ?? new Set()).add(verdict));
}

const text = (value: string) => ({ string_value: value });
const map = (fields: object) => ({ map_value: { fields } });

/** A minimal storage emulator: loads storage.rules, and answers for documents. */
async function ask(
  request: {
    method: string;
    uid?: string;
    signedInS?: number;
    pinCheckedS?: number;
    validFromMs?: number;
    provider?: string;
    file?: string;
    type?: string;
    encoding?: string;
    size?: number;
    before?: object;
  },
  documents: Documents = ADMIN,
): Promise<unknown> {
  const sent: Sent[] = [];
  const session = new Session((message) => sent.push(message as Sent), note);
  const source = { files: [{ name: 'storage.rules', content: RULES }] };
  await session.receive(
    JSON.stringify({ action: 'load_ruleset', id: 0, context: { rulesetName: '0', source } }),
  );
  const verdict = session.receive(verifyLine(request));
  for (let i = 1; ; i += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    const message = sent[i];
    if (message === undefined) continue;
    if (!('action' in message)) {
      await verdict;
      return (message['result'] as { permit: boolean }).permit;
    }
    await session.receive(documentLine(message, documents));
  }
}

function verifyLine(request: Parameters<typeof ask>[0]): string {
  const {
    method,
    uid,
    signedInS = 1_780_000_000,
    pinCheckedS,
    validFromMs,
    provider = 'custom',
    file = `product-images/a1/${FILE}`,
    type = 'image/webp',
    encoding,
    size = 9,
  } = request;
  const auth = uid
    ? map({
        uid: text(uid),
        token: map({
          auth_time: { int_value: signedInS },
          firebase: map({ sign_in_provider: text(provider) }),
          ...(pinCheckedS !== undefined && { pin_checked_at: { int_value: pinCheckedS } }),
          ...(validFromMs !== undefined && { sessions_valid_from: { int_value: validFromMs } }),
        }),
      })
    : { null_value: null };
  const resource = map({
    contentType: text(type),
    contentEncoding: encoding === undefined ? { null_value: null } : text(encoding),
    size: { int_value: size },
  });
  const variables = {
    request: map({ auth, resource }),
    resource: request.before ?? { null_value: null },
  };
  const path = `/b/demo/o/${file}`;
  const context = { rulesetName: '0', service: 'firebase.storage', path, method, variables };
  return JSON.stringify({ action: 'verify', id: 1, context });
}

function documentLine(message: Sent, documents: Documents): string {
  const { path } = message['context'] as { path: string };
  const fields = documents[path.replace('/databases/(default)/documents/', '')];
  const id = message['server_request_id'];
  return JSON.stringify(
    fields ? { id, status: 'ok', result: { name: path, fields } } : { id, status: 'not_found' },
  );
}

describe('storage.rules through the evaluator', () => {
  it('lets anyone read a picture, and no one list', async () => {
    expect(await ask({ method: 'get' })).toBe(true);
    expect(await ask({ method: 'list' })).toBe(false);
    expect(await ask({ method: 'get', file: 'elsewhere/a1/x.webp' })).toBe(false);
  });

  it('lets an admin upload a picture to their own folder', async () => {
    expect(await ask({ method: 'create', uid: 'a1' })).toBe(true);
    expect(await ask({ method: 'create', uid: 'a1', file: `product-images/b2/${FILE}` })).toBe(
      false,
    );
  });

  it('INV-20 refuses an admin’s account with a session that a password began', async () => {
    expect(await ask({ method: 'create', uid: 'a1', provider: 'password' })).toBe(false);
    expect(await ask({ method: 'create', uid: 'a1', provider: 'custom' })).toBe(true);
  });

  it('refuses guests, users and suspended admins', async () => {
    const user = { 'user_roles/a1': { role: { stringValue: 'user' } } };
    expect(await ask({ method: 'create' })).toBe(false);
    expect(await ask({ method: 'create', uid: 'a1' }, user)).toBe(false);
    expect(await ask({ method: 'create', uid: 'a1' }, {})).toBe(false);
    expect(await ask({ method: 'create', uid: 'a1' }, withStatus('suspended'))).toBe(false);
    const { 'user_roles/a1': role = {} } = ADMIN;
    expect(await ask({ method: 'create', uid: 'a1' }, { 'user_roles/a1': role })).toBe(false);
  });

  it('refuses an admin’s session that the server has ended, and takes the next one', async () => {
    const since = { timestampValue: '2026-05-28T20:26:40Z' };
    const ended = endedSince(since);
    const asked = { method: 'create', uid: 'a1' };
    expect(await ask({ ...asked, signedInS: 1_779_999_999 }, ended)).toBe(false);
    expect(await ask({ ...asked, signedInS: 1_780_000_000 }, ended)).toBe(true);
    expect(await ask({ ...asked, method: 'delete', signedInS: 1_779_999_999 }, ended)).toBe(false);
  });

  it('ATT-98 refuses a session made of a token from before its admin’s sessions were ended', async () => {
    const since = { timestampValue: '2026-05-28T20:26:40Z' };
    const ended = endedSince(since);
    const asked = { method: 'create', uid: 'a1', signedInS: 1_780_000_900 };
    expect(await ask({ ...asked, pinCheckedS: 1_779_999_999 }, ended)).toBe(false);
    expect(await ask({ ...asked, pinCheckedS: 1_780_000_000 }, ended)).toBe(true);
  });

  it('ATT-98 refuses a session of the second in which they were ended, unless it knows of that', async () => {
    const since = { timestampValue: '2026-05-28T20:26:40.700Z' };
    const ended = endedSince(since);
    const asked = { method: 'create', uid: 'a1', signedInS: 1_780_000_900 };
    expect(await ask({ ...asked, validFromMs: 0 }, ended)).toBe(false);
    expect(await ask({ ...asked, validFromMs: 1_780_000_000_699 }, ended)).toBe(false);
    expect(await ask({ ...asked, validFromMs: 1_780_000_000_700 }, ended)).toBe(true);
    // A token without the claim counts from its second.
    expect(await ask({ ...asked, pinCheckedS: 1_780_000_000 }, ended)).toBe(false);
    expect(await ask({ ...asked, signedInS: 1_780_000_000 }, ended)).toBe(false);
  });

  it.each([
    ['an SVG', { type: 'image/svg+xml' }],
    ['no picture', { type: 'text/html' }],
    ['a picture that is packed', { encoding: 'gzip' }],
    ['a picture of any other encoding', { encoding: 'br, identity' }],
    ['an empty file', { size: 0 }],
    ['a file of more than 5 MiB', { size: 5 * 1024 * 1024 + 1 }],
    ['a name of its own', { file: 'product-images/a1/fish.webp' }],
    ['an upper case name', { file: 'product-images/a1/1700000000000-ABC.webp' }],
    ['a folder below', { file: `product-images/a1/x/${FILE}` }],
    ['another extension', { file: 'product-images/a1/1700000000000-abc.svg' }],
    ['an overwrite', { before: map({ size: { int_value: 9 } }) }],
  ])('refuses %s', async (_what, request) => {
    expect(await ask({ method: 'create', uid: 'a1', ...request })).toBe(false);
  });

  it('accepts a file of one byte, and of exactly 5 MiB', async () => {
    expect(await ask({ method: 'create', uid: 'a1', size: 1 })).toBe(true);
    expect(await ask({ method: 'create', uid: 'a1', size: 5 * 1024 * 1024 })).toBe(true);
  });

  it('accepts a file that says it is not packed, as Google does of each that says nothing', async () => {
    expect(await ask({ method: 'create', uid: 'a1', encoding: 'identity' })).toBe(true);
  });

  it('lets admins delete, and no one update', async () => {
    expect(await ask({ method: 'delete', uid: 'a1' })).toBe(true);
    expect(await ask({ method: 'delete', uid: 'a1' }, {})).toBe(false);
    expect(await ask({ method: 'delete', uid: 'a1' }, withStatus('suspended'))).toBe(false);
    expect(await ask({ method: 'update', uid: 'a1' })).toBe(false);
  });
});

const REQUEST = '0b6a4a52-6a3c-4b6f-9a55-0d8f3f3c1f10';
const PHOTO = `claim-photos/b1/o1/${REQUEST}/photo-1.webp`;
const orderOf = (buyer: string) => ({
  user_id: { stringValue: buyer },
  payment_status: { stringValue: 'paid' },
  is_fulfilled: { booleanValue: true },
});
const BUYERS: Documents = {
  ...withStatus('active'),
  'user_roles/b1': { role: { stringValue: 'user' } },
  'user_roles/b2': { role: { stringValue: 'user' } },
  'orders/o1': orderOf('b1'),
  'orders/o2': orderOf('b2'),
};

describe('CLAIM-02 photos of claims through the evaluator', () => {
  const photo = (request: Omit<Parameters<typeof ask>[0], 'method'>, documents = BUYERS) =>
    ask({ method: 'create', file: PHOTO, ...request }, documents);

  it('are put there by the buyer of the order, suspended or not', async () => {
    expect(await photo({ uid: 'b1' })).toBe(true);
    const suspended = {
      'user_profiles_extended/b1': { account_status: { stringValue: 'suspended' } },
    };
    expect(await photo({ uid: 'b1' }, { ...BUYERS, ...suspended })).toBe(true);
  });

  it('ATT-125 are put there by nobody else', async () => {
    expect(await photo({})).toBe(false);
    expect(await photo({ uid: 'b2' })).toBe(false);
    expect(await photo({ uid: 'a1' })).toBe(false);
    expect(await photo({ uid: 'b1', file: PHOTO.replace('o1', 'o2') })).toBe(false);
    expect(await photo({ uid: 'b1', file: PHOTO.replace('o1', 'o3') })).toBe(false);
    expect(await photo({ uid: 'b2', file: PHOTO.replace('b1', 'b2') })).toBe(false);
    const since = { timestampValue: '2026-05-28T20:26:40Z' };
    const ended = { 'user_roles/b1': { ...BUYERS['user_roles/b1'], sessions_valid_from: since } };
    expect(await photo({ uid: 'b1', signedInS: 1_779_999_999 }, { ...BUYERS, ...ended })).toBe(
      false,
    );
    expect(await photo({ uid: 'b1' }, { ...BUYERS, ...ended })).toBe(true);
  });

  it('ATT-132 are put there only for an order that was paid and filled', async () => {
    const refunded = { ...orderOf('b1'), payment_status: { stringValue: 'refunded' } };
    expect(await photo({ uid: 'b1' }, { ...BUYERS, 'orders/o1': refunded })).toBe(false);
    const unfilled = { ...orderOf('b1'), is_fulfilled: { booleanValue: false } };
    expect(await photo({ uid: 'b1' }, { ...BUYERS, 'orders/o1': unfilled })).toBe(false);
  });

  it('INV-20 are neither put there nor read with a session that a password began', async () => {
    expect(await photo({ uid: 'b1', provider: 'password' })).toBe(false);
    const reading = { method: 'get', file: PHOTO, uid: 'b1', provider: 'password' } as const;
    expect(await ask(reading, BUYERS)).toBe(false);
  });

  it.each([
    ['a fifth photo', { file: PHOTO.replace('photo-1', 'photo-5') }],
    ['a name of its own', { file: PHOTO.replace('photo-1', 'fish') }],
    ['a folder of its own name', { file: PHOTO.replace(REQUEST, 'mine') }],
    ['a folder below', { file: PHOTO.replace('photo-1', 'x/photo-1') }],
    ['an SVG', { type: 'image/svg+xml' }],
    ['a photo that is packed', { encoding: 'gzip' }],
    ['an empty file', { size: 0 }],
    ['a file of more than 5 MiB', { size: 5 * 1024 * 1024 + 1 }],
    ['an overwrite', { before: map({ size: { int_value: 9 } }) }],
  ])('ATT-125 refuses %s', async (_what, request) => {
    expect(await photo({ uid: 'b1', ...request })).toBe(false);
  });

  it('are read by that buyer and admins, listed, changed and deleted by nobody', async () => {
    const read = (uid?: string, documents = BUYERS) =>
      ask({ method: 'get', file: PHOTO, ...(uid && { uid }) }, documents);
    expect(await read('b1')).toBe(true);
    expect(await read('a1')).toBe(true);
    expect(await read('b2')).toBe(false);
    expect(await read()).toBe(false);
    expect(await read('a1', { ...BUYERS, ...withStatus('suspended') })).toBe(false);
    for (const method of ['list', 'update', 'delete']) {
      expect(await ask({ method, file: PHOTO, uid: 'b1' }, BUYERS)).toBe(false);
    }
  });
});

/** Expressions that can only ever be true or only ever false, and why. */
const ONE_VALUED: Readonly<Record<string, string>> = {
  true: 'single pictures are for everybody',
  false: 'a picture is never changed, only put and taken away',
};

describe('coverage', () => {
  it('INV-09 saw every condition of storage.rules, and every operand of it, be true and be false', () => {
    const loaded = loadRuleset(RULES);
    const expressions = loaded.ok ? [...booleanExpressionsOf(loaded.value)] : [];
    const asked = expressions.filter((each) => !(placeOf(each).text in ONE_VALUED)).map(keyOf);
    expect(asked.length).toBeGreaterThan(25);
    const told = asked.map((key) => [key, seen.get(key) ?? new Set()] as const);
    const missing = told.filter(([, own]) => !own.has('true') || !own.has('false'));
    expect(missing.map(([key, own]) => `${key} was ${[...own].join(' and ')}`)).toEqual([]);
  });
});
