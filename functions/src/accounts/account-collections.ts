import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';

/**
 * All collections of the shop. Those named here only accounts use. They have no rule, so no client
 * can read them; `tanks` has one.
 */
export function accountCollections(db: Firestore) {
  return {
    ...collections(db),
    oneTimeLinks: db.collection('one_time_links'),
    pinCredentials: db.collection('pin_credentials'),
    signInAttempts: db.collection('sign_in_attempts'),
    /** What the user list shows and searches; derived, see directory.ts. */
    directory: db.collection('user_directory'),
    /** A customer's own tanks, which only they write; has a rule of its own. */
    tanks: db.collection('tanks'),
    /** Ids of accounts whose row in the user list is refreshed at night. */
    lateRows: db.collection('late_directory_rows'),
    /** Deletions in progress; one interrupted between Firestore and Auth can be finished. */
    removals: db.collection('account_removals'),
    /** Changes of an e-mail in progress, between Auth and Firestore. */
    emailChanges: db.collection('email_changes'),
    /** Every change of who is an active admin writes this, so that such changes queue up. */
    adminGuard: db.collection('account_guards').doc('admins'),
  };
}
