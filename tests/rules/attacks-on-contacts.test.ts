import { assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { CONTACT_LIMITS, COUNTRIES } from '@reef/domain/accounts/account';
import { contact, refusedUnchanged, stored } from './attempts.ts';
import { openFreshRules } from './fresh-rules.ts';
import { past } from './rules-data.ts';

const { db, seed } = openFreshRules('attacks-on-contacts');
const own = () => doc(db('user'), 'user_profiles_extended', 'user');

describe("an owner's contact and shipping", () => {
  const path = 'user_profiles_extended/user';

  it('RULE-02 RULE-06 is theirs to edit', async () => {
    await assertSucceeds(updateDoc(own(), contact({ first_name: 'Anna', phone: '' })));
    expect(await stored(path)).toMatchObject({ first_name: 'Anna', account_status: 'active' });
  });

  it.each(COUNTRIES)('RULE-06 may be in %s', async (shipping_country) => {
    await past.doc(path).update({ shipping_country: 'XX' });
    await assertSucceeds(updateDoc(own(), contact({ shipping_country })));
    expect(await stored(path)).toMatchObject({ shipping_country });
  });

  it('ATT-09 refuses invented fields', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ nickname: 'A' })));
    await refusedUnchanged(path, () => setDoc(own(), { ...contact(), user_id: 'user', x: 1 }));
  });

  it('ATT-14 leaves the status of the account to the functions, even with a valid edit', async () => {
    const status = { account_status: 'suspended' };
    await refusedUnchanged(path, () => updateDoc(own(), contact(status)));
  });

  it('ATT-10 refuses a missing field', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ shipping_zip: deleteField() })));
    await refusedUnchanged(path, () => setDoc(own(), contact()));
  });

  it.each([
    ['first_name', 7],
    ['first_name', Number.NaN],
    ['phone', 1e308],
    ['phone', null],
    ['shipping_city', ['Miami']],
    ['shipping_city', { name: 'Miami' }],
    ['shipping_zip', true],
    ['shipping_country', 'XX'],
    ['shipping_country', 1],
  ])('ATT-11 refuses %s as %j', async (field, value) => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ [field]: value })));
  });

  it('ATT-12 refuses a time chosen by the sender', async () => {
    const forged = Timestamp.fromMillis(0);
    await refusedUnchanged(path, () => updateDoc(own(), contact({ updated_at: forged })));
  });

  it('ATT-13 does not change its owner', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ user_id: 'other' })));
  });

  it.each(Object.entries(CONTACT_LIMITS))(
    'ATT-24 RULE-06 takes %s up to %i characters and not one more',
    async (field, most) => {
      await assertSucceeds(updateDoc(own(), contact({ [field]: 'x'.repeat(most) })));
      await refusedUnchanged(path, () =>
        updateDoc(own(), contact({ [field]: 'x'.repeat(most + 1) })),
      );
    },
  );

  it('ATT-24 refuses 10,000 characters', async () => {
    await refusedUnchanged(path, () =>
      updateDoc(own(), contact({ first_name: 'x'.repeat(10_000) })),
    );
  });

  it('ATT-17 refuses a string of nearly 1 MiB and a list of 50,000', async () => {
    const huge = 'x'.repeat(1_000_000);
    await refusedUnchanged(path, () => updateDoc(own(), contact({ last_name: huge })));
    const list = Array.from({ length: 50_000 }, (_, index) => index);
    await refusedUnchanged(path, () => updateDoc(own(), contact({ last_name: list })));
  });

  it('ATT-21 refuses dotted paths and names of the prototype', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ 'first_name.evil': 'x' })));
    // `__proto__` itself is ATT-117: the SDK treats it as its own caller's mistake.
    for (const name of ['prototype', 'toString', 'hasOwnProperty', 'valueOf']) {
      await refusedUnchanged(path, () =>
        updateDoc(own(), new FieldPath(name), { account_status: 'active' }),
      );
    }
    // The allowed counterpart, written the same way.
    await assertSucceeds(
      updateDoc(own(), new FieldPath('first_name'), 'Anna', 'updated_at', serverTimestamp()),
    );
    await seed();
    await refusedUnchanged(path, () => updateDoc(own(), new FieldPath('a.b'), 1));
    await refusedUnchanged(path, () => updateDoc(own(), contact({ constructor: 'x' })));
  });
});
