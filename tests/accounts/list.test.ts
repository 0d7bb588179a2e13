import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { UsersPageRequest } from '@reef/domain/accounts/account-calls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fillShard } from '../../functions/src/accounts/directory/fill-directory.ts';
import { listUsers, listUsersPage } from '../../functions/src/accounts/directory/list-users.ts';
import { deleteAccount } from '../../functions/src/accounts/admin/delete-account.ts';
import {
  DIRECTORY_SHARDS,
  refreshAfterEdit,
  refreshDirectory,
  rowsOf,
  shardOf,
} from '../../functions/src/accounts/directory/directory.ts';
import { sweepAccounts } from '../../functions/src/accounts/sweep-accounts.ts';
import { updateAccount } from '../../functions/src/accounts/admin/update-account.ts';
import { okOf } from '#support/ok-of.ts';
import { type Made, makeAccount, openTestDeps, ownProject, type TestDeps } from './account-deps.ts';

const deps: TestDeps = openTestDeps(ownProject());
const PEOPLE = 260;
let admin: Made;
let user: Made;

/** Writes people without the use-cases, as a seed or an import does. */
async function importPeople(): Promise<void> {
  const writer = deps.db.bulkWriter();
  for (let index = 0; index < PEOPLE; index += 1) {
    const id = `p${String(index).padStart(4, '0')}`;
    const created_at = new Date('2026-01-01T00:00:00Z');
    const names = { first_name: index % 2 ? 'Odd' : 'Even', last_name: `Number${index}` };
    const profile = { email: `${id}@list.test`, email_verified: true, can_make_purchases: true };
    void writer.set(deps.db.doc(`profiles/${id}`), {
      user_id: id,
      ...profile,
      created_at,
      roles: ['user'],
    });
    void writer.set(deps.db.doc(`user_roles/${id}`), { user_id: id, role: 'user' });
    void writer.set(deps.db.doc(`user_profiles_extended/${id}`), {
      ...EMPTY_CONTACT,
      ...names,
      user_id: id,
      account_status: 'active',
      updated_at: created_at,
    });
  }
  await writer.close();
}

beforeAll(async () => {
  admin = await makeAccount(deps, { role: 'admin', email: 'boss@list.test' });
  user = await makeAccount(deps, { email: 'zoe@list.test' });
  await importPeople();
});
afterAll(() => deps.close());

async function page(wanted: object) {
  return okOf(await listUsersPage(deps, admin.caller, UsersPageRequest.parse(wanted))).value;
}

async function everyPage(wanted: object): Promise<string[]> {
  const emails: string[] = [];
  let cursor: string | null = null;
  do {
    const next = await page({ ...wanted, cursor });
    emails.push(...next.users.map(({ email }) => email));
    cursor = next.next_cursor;
  } while (cursor !== null);
  return emails;
}

/**
 * The same shop in a process that has not seen the list yet. @returns a look that tells which
 * shards it reads whole.
 */
function newcomer() {
  const read: string[] = [];
  const getAll: TestDeps['db']['getAll'] = (...asked) => {
    const isWhole = asked.every((one) => 'path' in one);
    if (isWhole) read.push(...asked.flatMap((one) => ('path' in one ? one.path : [])));
    return deps.db.getAll(...asked);
  };
  const db = new Proxy(deps.db, {
    get(target, name) {
      if (name === 'getAll') return getAll;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const look = async (search: string) => {
    read.length = 0;
    const request = UsersPageRequest.parse({ size: 1, search });
    const result = await listUsersPage({ ...deps, db }, admin.caller, request);
    const shards = read.filter((path) => path.startsWith('user_directory/'));
    return { total: result.ok ? result.value.total : null, shards };
  };
  return look;
}

describe('making the list whole', () => {
  it('USER-01 keeps an account that was made after the profiles were counted, and drops one that is gone', async () => {
    const late = await makeAccount(deps, { email: 'late@list.test' });
    const shard = shardOf(late.id);
    const document = deps.db.doc(`user_directory/${shard}`);
    const row = rowsOf((await document.get()).data())[late.id];
    await document.set({ rows: { gone: row } }, { merge: true });
    await fillShard(deps, shard, []);
    const listed = Object.keys(rowsOf((await document.get()).data()));
    expect(listed).toContain(late.id);
    expect(listed).not.toContain('gone');
    await deleteAccount(deps, admin.caller, late.id);
  });
});

describe('the user list', () => {
  it('USER-09 is refused to users', async () => {
    const refused = { ok: false, refusal: 'not-admin' };
    expect(await listUsers(deps, user.caller)).toEqual(refused);
    expect(await listUsersPage(deps, user.caller, { size: 10 })).toEqual(refused);
  });

  it('CALL-03 is all users with their roles if no page is requested', async () => {
    const all = await listUsers(deps, admin.caller);
    const users = all.ok ? all.value : [];
    expect(users).toHaveLength(PEOPLE + 2);
    expect(users.find(({ user_id }) => user_id === admin.id)).toMatchObject({
      email: 'boss@list.test',
      role: 'admin',
      roles: ['user', 'admin'],
      first_name: 'Ana',
      account_status: 'active',
    });
    expect(JSON.stringify(users)).not.toMatch(/scrypt|hash|shipping/);
  });

  it('USER-01 comes in pages by e-mail, with nobody twice and nobody left out', async () => {
    const emails = await everyPage({ size: 100 });
    expect(emails).toHaveLength(PEOPLE + 2);
    expect(new Set(emails).size).toBe(PEOPLE + 2);
    expect(emails).toEqual(emails.toSorted());
  });

  it('USER-01 counts admins and users without reading them', async () => {
    const { counts, users } = await page({ size: 1 });
    expect(users).toHaveLength(1);
    expect(counts).toEqual({ all: PEOPLE + 2, admins: 1, users: PEOPLE + 1 });
  });

  it.each([
    ['p0042', 1],
    ['P0042@LIST', 1],
    ['number25', 11],
    ['odd', PEOPLE / 2],
    ['odd number25', 6],
    ['even number25', 5],
    ['0042@list', 1],
    ['admin', 1],
    ['nobody', 0],
    ['   ', PEOPLE + 2],
  ])('USER-01 finds %j', async (search, count) => {
    expect(await everyPage({ size: 100, search })).toHaveLength(count);
  });

  it('USER-01 can be restricted to a role', async () => {
    expect(await everyPage({ role: 'admin' })).toEqual(['boss@list.test']);
    expect(await everyPage({ size: 100, role: 'user', search: 'ana' })).toEqual(['zoe@list.test']);
  });

  it('USER-01 only reads what was written since, and sees who was added, changed and removed', async () => {
    const look = newcomer();
    expect((await look('')).shards).toHaveLength(DIRECTORY_SHARDS);
    expect(await look('naso')).toEqual({ total: 0, shards: [] });
    const came = await makeAccount(deps, { email: 'naso@list.test' });
    const shard = `user_directory/${shardOf(came.id)}`;
    expect(await look('naso')).toEqual({ total: 1, shards: [shard] });
    const change = { target_user_id: came.id, email: 'lined@list.test' };
    expect(await updateAccount(deps, admin.caller, change)).toMatchObject({ ok: true });
    expect(await look('naso')).toEqual({ total: 0, shards: [shard] });
    expect(await look('lined')).toEqual({ total: 1, shards: [] });
    expect(await deleteAccount(deps, admin.caller, came.id)).toMatchObject({ ok: true });
    expect(await look('lined')).toEqual({ total: 0, shards: [shard] });
  });

  it('USER-01 follows an owner’s own edit, and no page of a search is cut off', async () => {
    await deps.db.doc('user_profiles_extended/p0007').update({ first_name: 'Zebrasoma' });
    await refreshDirectory(deps.db, 'p0007');
    expect(await everyPage({ search: 'zebra' })).toEqual(['p0007@list.test']);
    expect(await everyPage({ size: 2, search: 'even number25' })).toHaveLength(5);
  });
});

it('USER-01 repeating a failed refresh makes up for it, and a further repeat changes nothing', async () => {
  await deps.db.doc('user_profiles_extended/p0009').update({ first_name: 'Acanthurus' });
  const broken = new Proxy(deps.db, {
    get(target, name) {
      if (name === 'runTransaction') return () => Promise.reject(new Error('too much contention'));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const failing = refreshAfterEdit({ ...deps, db: broken }, 'p0009');
  await expect(failing).rejects.toThrow('contention');
  expect(await everyPage({ search: 'acanthurus' })).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    // As Google repeats an event.
    await refreshAfterEdit(deps, 'p0009');
    expect(await everyPage({ search: 'acanthurus' })).toEqual(['p0009@list.test']);
  }
});

describe('a user list with an account that cannot be read', () => {
  const broken: TestDeps = openTestDeps(ownProject());
  afterAll(() => broken.close());

  it('USER-01 lists everybody else, and tells the operator which one failed', async () => {
    const boss = await makeAccount(broken, { role: 'admin' });
    await broken.db.doc('profiles/spoilt').set({ user_id: 'spoilt', email: 7 });
    const all = await listUsers(broken, boss.caller);
    expect(all.ok && all.value.map(({ user_id }) => user_id)).toEqual([boss.id]);
    expect(broken.faults).toEqual([expect.stringContaining('the account spoilt cannot be read')]);
  });
});

it('INV-23 an account that cannot be read does not stop the nightly checks of others', async () => {
  const expired = await makeAccount(deps, { kind: 'standard', pin: '135790' });
  const created_at = new Date(deps.now().getTime() - 8 * 24 * 60 * 60_000);
  await deps.db.doc(`profiles/${expired.id}`).update({ created_at });
  // Comes before all others: it has waited longer.
  const broken = deps.db.doc('profiles/a-broken');
  const earlier = new Date(created_at.getTime() - 1000);
  await broken.set({ must_confirm_email: true, email: 5, created_at: earlier });
  const late = deps.db.collection('late_directory_rows');
  await Promise.all(['a-broken', user.id].map((id) => late.doc(id).set({ edited_at: created_at })));
  expect(await sweepAccounts(deps)).toMatchObject({ expired: 1, rows: 1 });
  expect(deps.faults.splice(0)).toHaveLength(2);
  expect((await late.get()).docs.map(({ id }) => id)).toEqual(['a-broken']);
  await broken.delete();
});

it('INV-23 a flood of expired sign-ups is deleted in pieces, the oldest first, with its users; recent ones stay', async () => {
  const flooded: TestDeps = openTestDeps(ownProject());
  onTestFinished(() => flooded.close());
  const dayMs = 24 * 60 * 60_000;
  const made: string[] = [];
  for (const days of [7, 9, 8, 6]) {
    const { id } = await makeAccount(flooded, { kind: 'standard', pin: '135790' });
    const created_at = new Date(flooded.now().getTime() - days * dayMs);
    await flooded.db.doc(`profiles/${id}`).update({ created_at });
    made.push(id);
  }
  const [week, nine, eight, young] = made;
  const left = async () => {
    const profiles = await flooded.db.collection('profiles').get();
    const { users } = await flooded.auth.listUsers();
    const ids = profiles.docs.map(({ id }) => id).toSorted();
    expect(users.map(({ uid }) => uid).toSorted()).toEqual(ids);
    return new Set(ids);
  };
  expect(await left()).toEqual(new Set([week, nine, eight, young]));
  expect(await sweepAccounts(flooded, 2)).toMatchObject({ expired: 2 });
  expect(await left()).toEqual(new Set([week, young]));
  expect(await sweepAccounts(flooded, 2)).toMatchObject({ expired: 1 });
  expect(await left()).toEqual(new Set([young]));
});
