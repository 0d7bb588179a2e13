import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';

/** The collections of accounts. Those named only here have no rule, so no client sees them; `tanks` has one. */
export function accountCollections(db: Firestore) {
  return {
    ...collections(db),
    /** What the user list shows and searches; derived, see directory.ts. */
    directory: db.collection('user_directory'),
    /** What lives at a customer's home; written by them alone, by a rule of its own. */
    tanks: db.collection('tanks'),
    /** Accounts whose row of the user list follows at night; each document is named after one. */
    lateRows: db.collection('late_directory_rows'),
    /** Deletions under way, so that a crash between Firestore and Auth can be finished. */
    removals: db.collection('account_removals'),
    /** Every change to who is an active admin writes this document, so that they queue up. */
    adminGuard: db.collection('account_guards').doc('admins'),
  };
}
