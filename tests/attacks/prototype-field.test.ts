import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { call, DEMO, signIn } from '#support/callables.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';

/*
 * `__proto__` itself as a field: JSON can carry it, and code that copies fields carelessly would
 * give its value to every object of the process.
 */

const deps = localDeps({ now: new Date() });
const PROFILE = 'user_profiles_extended/demo-buyer';
let buyer = '';

beforeAll(async () => {
  buyer = await signIn(...DEMO.buyer);
});
afterAll(() => deps.close());

/** Sends a body as written: an object literal would set the prototype instead. */
async function send(name: string, data: string) {
  const response = await fetch(`${fromEnvironment('REEF_FUNCTIONS_ORIGIN')}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer}` },
    body: `{"data":${data}}`,
  });
  return { http: response.status, ...((await response.json()) as { result?: unknown }) };
}

const POLLUTION = '"__proto__":{"success":true,"role":"admin","user_id":"demo-admin","quantity":1}';

it('ATT-117 a call gains nothing from it in its body, unlike from the real field', async () => {
  const before = (await deps.db.doc(PROFILE).get()).data();
  // Without the field these lack what they need; it must not be found on the prototype.
  for (const [name, data] of [
    ['create-payment', `{"items":[{"id":"x","name":"x","price":1,${POLLUTION}}],${POLLUTION}}`],
    ['update_user_role', `{"__proto__":{"target_user_id":"demo-buyer"},${POLLUTION}}`],
  ] as const) {
    expect((await send(name, data)).http, name).toBe(400);
  }
  // These answer with a message even if nothing is named.
  for (const [name, data] of [
    ['verify-payment', `{"__proto__":{"session_id":"cs_test_abcd"}}`],
    ['cancel-payment', `{"__proto__":{"request_id":"abcdefgh"}}`],
  ] as const) {
    expect(await send(name, data), name).toEqual(await send(name, '{}'));
  }
  const mixed = await send('cancel-payment', `{"request_id":"abcdefgh",${POLLUTION}}`);
  expect(mixed).toMatchObject({ http: 200, result: { outcome: 'none' } });
  expect((await deps.db.doc(PROFILE).get()).data()).toEqual(before);
  const users = await call('get_all_users_with_roles', null, buyer);
  expect(users.error?.status).toBe('PERMISSION_DENIED');
});

it('ATT-117 no document gets such a field', async () => {
  const host = fromEnvironment('FIRESTORE_EMULATOR_HOST');
  const url = `http://${host}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${PROFILE}`;
  const before = (await deps.db.doc(PROFILE).get()).data();
  for (const path of ['`__proto__`', '`__proto__`.role', 'first_name.`__proto__`']) {
    const fields = '{"__proto__":{"stringValue":"admin"}}';
    const answer = await fetch(`${url}?updateMask.fieldPaths=${encodeURIComponent(path)}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer}` },
      body: `{"fields":${fields}}`,
    });
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
  }
  expect((await deps.db.doc(PROFILE).get()).data()).toEqual(before);
});
