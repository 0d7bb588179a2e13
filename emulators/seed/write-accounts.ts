import { ExtendedProfile, Profile, UserRole } from '@reef/domain/accounts/account';
import { DAY_MS } from '@reef/domain/shared/time';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { type Person, fullName } from './person.ts';
import { pinCredential } from './pin-credential.ts';

/** How long before now the seeded accounts were made. */
const ACCOUNT_AGE_MS = 120 * DAY_MS;

/** Makes the accounts in Firebase Auth. */
export async function createUsers(auth: Auth, people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((person) => createUser(auth, person)));
}

async function createUser(auth: Auth, person: Person): Promise<void> {
  const { uid, email, signIn } = person;
  const base = { uid, email, emailVerified: true, displayName: fullName(person) };
  await auth.createUser(signIn?.kind === 'password' ? { ...base, password: signIn.pin } : base);
  // A hint for the screen only; rules and functions read user_roles.
  if (person.role === 'admin') await auth.setCustomUserClaims(uid, { admin: true });
}

/** Adds every document of the accounts to a batch. */
export async function addPeople(
  db: Firestore,
  batch: WriteBatch,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const createdAt = new Date(now.getTime() - ACCOUNT_AGE_MS);
  for (const person of people) {
    const set = (collection: string, data: object): void =>
      void batch.set(db.collection(collection).doc(person.uid), data);
    set('profiles', profileOf(person, createdAt));
    set('user_profiles_extended', extendedOf(person, createdAt));
    set('user_roles', UserRole.parse({ user_id: person.uid, role: person.role }));
    const { signIn, email } = person;
    if (signIn?.kind === 'credential') {
      set('pin_credentials', await pinCredential(email, signIn.pin, createdAt));
    }
  }
}

function profileOf(person: Person, createdAt: Date): Profile {
  return Profile.parse({
    user_id: person.uid,
    email: person.email,
    email_verified: true,
    can_make_purchases: person.canMakePurchases,
    created_at: createdAt,
    roles: [person.role],
  });
}

function extendedOf(person: Person, createdAt: Date): ExtendedProfile {
  return ExtendedProfile.parse({
    ...person.contact,
    user_id: person.uid,
    account_status: person.accountStatus,
    updated_at: createdAt,
  });
}
