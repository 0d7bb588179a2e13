import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { publicPart } from '@reef/domain/settings/owner-settings';
import { saveSettings } from '../../functions/src/settings/save-settings.ts';
import { localDeps } from '#support/local-services.ts';
import { addBuyer } from '#support/shop-fixture.ts';

// A separate database: the settings are one document for the whole shop.
const local = localDeps({ now: new Date() }, 'demo-reef-settings');
const { db } = local;
const deps = { db, now: () => new Date(), newId: randomUUID };
let admin = '';

const CHANGED = { ...DEFAULT_SETTINGS, guarantee_hours: 96, specified_orders: ['R1'] };

async function stored(id: 'shop' | 'public') {
  return (await db.doc(`settings/${id}`).get()).data();
}

async function entriesBy(actor: string) {
  const found = await db.collection('audit_log').where('actor_id', '==', actor).get();
  return found.docs.map((entry) => entry.data());
}

beforeEach(async () => {
  await Promise.all([db.doc('settings/shop').delete(), db.doc('settings/public').delete()]);
  admin = await addBuyer(db);
  await db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
});
afterAll(() => local.close());

describe('SHIP-01 saving the settings', () => {
  it('writes the whole, the public part and who changed what', async () => {
    const saved = await saveSettings(deps, admin, { revision: 0, settings: CHANGED });
    expect(saved).toEqual({ ok: true, revision: 1 });
    expect(await stored('shop')).toMatchObject({
      revision: 1,
      settings: CHANGED,
      updated_by: admin,
    });
    expect(await stored('public')).toMatchObject({ revision: 1, settings: publicPart(CHANGED) });
    expect(await stored('public')).not.toHaveProperty('settings.specified_orders');
    expect(await entriesBy(admin)).toEqual([
      expect.objectContaining({
        action: 'save-settings',
        actor_email: `${admin}@example.test`,
        target_id: 'settings/shop',
        before: {
          guarantee_hours: 72,
          specified_orders: DEFAULT_SETTINGS.specified_orders,
        },
        after: { guarantee_hours: 96, specified_orders: ['R1'] },
        revision: 1,
      }),
    ]);
  });

  it('writes nothing if nothing changes', async () => {
    const saved = await saveSettings(deps, admin, { revision: 0, settings: DEFAULT_SETTINGS });
    expect(saved).toEqual({ ok: true, revision: 0 });
    expect(await stored('shop')).toBeUndefined();
    expect(await entriesBy(admin)).toEqual([]);
  });

  it('succeeds without another write when sent again after a lost answer', async () => {
    const edited = { revision: 0, settings: CHANGED };
    await saveSettings(deps, admin, edited);
    expect(await saveSettings(deps, admin, edited)).toEqual({ ok: true, revision: 1 });
    expect(await entriesBy(admin)).toHaveLength(1);
  });

  it('tells one of two simultaneous admins that the other was faster', async () => {
    const settings = [96, 120, 144].map((hours) => ({ ...CHANGED, guarantee_hours: hours }));
    const results = await Promise.all(
      settings.map((each) => saveSettings(deps, admin, { revision: 0, settings: each })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const refused = results.filter((result) => !result.ok);
    expect(refused).toEqual([
      expect.objectContaining({ refusal: expect.objectContaining({ code: 'settings-changed' }) }),
      expect.objectContaining({ refusal: expect.objectContaining({ code: 'settings-changed' }) }),
    ]);
    expect(await entriesBy(admin)).toHaveLength(1);
  });

  it('repairs those of a release that was rolled back, over the revision that they have', async () => {
    const later = { ...CHANGED, hours: 'by appointment' };
    const whole = { revision: 4, settings: later, updated_at: new Date(), updated_by: 'owner' };
    await db.doc('settings/shop').set(whole);
    expect(await saveSettings(deps, admin, { revision: 3, settings: CHANGED })).toMatchObject({
      refusal: { code: 'settings-changed', revision: 4 },
    });
    const edited = { revision: 4, settings: CHANGED };
    expect(await saveSettings(deps, admin, edited)).toEqual({ ok: true, revision: 5 });
    expect(await stored('shop')).toMatchObject({ revision: 5, settings: CHANGED });
    expect(await stored('public')).toMatchObject({ revision: 5, settings: publicPart(CHANGED) });
    // The log keeps what was replaced.
    expect(await entriesBy(admin)).toEqual([
      expect.objectContaining({ before: later, after: CHANGED, revision: 5 }),
    ]);
    // Sent again after a lost answer.
    expect(await saveSettings(deps, admin, edited)).toEqual({ ok: true, revision: 5 });
  });

  it('refuses a bad value with its sentence, and a stranger before it checks values', async () => {
    const bad = { ...CHANGED, guarantee_hours: 0 };
    expect(await saveSettings(deps, admin, { revision: 0, settings: bad })).toEqual({
      ok: false,
      refusal: {
        code: 'settings-invalid',
        field: 'guarantee_hours',
        message: 'The guarantee hours must be a whole number from 48 to 720.',
      },
    });
    const short = { ...CHANGED, guarantee_hours: 71 };
    expect(await saveSettings(deps, admin, { revision: 0, settings: short })).toMatchObject({
      refusal: { code: 'settings-invalid', field: 'guarantee_hours' },
    });
    const stranger = await addBuyer(db);
    expect(await saveSettings(deps, stranger, { revision: 0, settings: bad })).toMatchObject({
      refusal: { code: 'not-admin' },
    });
    expect(await stored('shop')).toBeUndefined();
  });
});
