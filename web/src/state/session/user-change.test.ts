import { expect, it } from 'vitest';
import { afterUserChange } from './user-change.ts';

const ana = { uid: 'ana' };
const ben = { uid: 'ben' };

it.each([
  [
    'INV-14 the tab that signs out empties the device',
    { hint: 'ana', shownId: 'ana', user: null, isHere: true },
    { next: null, forgotten: 'ana', emptiesDatabase: true },
  ],
  [
    'INV-14 a tab that hears of it leaves the database to that one',
    { hint: null, shownId: 'ana', user: null, isHere: false },
    { next: null, forgotten: 'ana', emptiesDatabase: false },
  ],
  [
    'SOLD-11 CLAIM-01 a session that the browser has lost deletes nothing',
    { hint: 'ana', shownId: 'ana', user: null, isHere: false },
    { next: 'ana', forgotten: null, emptiesDatabase: false },
  ],
  [
    'SOLD-11 CLAIM-01 whose session was lost may go on',
    { hint: 'ana', shownId: null, user: ana, isHere: false },
    { next: 'ana', forgotten: null, emptiesDatabase: false },
  ],
  [
    'INV-14 whoever signs in after a lost session finds nothing of the user before',
    { hint: 'ana', shownId: null, user: ben, isHere: false },
    { next: 'ben', forgotten: 'ana', emptiesDatabase: true },
  ],
  [
    'INV-14 whoever signs in first finds nothing to be emptied',
    { hint: null, shownId: null, user: ana, isHere: false },
    { next: 'ana', forgotten: null, emptiesDatabase: false },
  ],
  [
    'INV-14 whoever signs in finds nothing of a user whose page was closed during the sign-out',
    { hint: null, unforgotten: 'ana', shownId: null, user: ben, isHere: false },
    { next: 'ben', forgotten: 'ana', emptiesDatabase: true },
  ],
  [
    'INV-14 who signs in again before their data was deleted keeps it',
    { hint: null, unforgotten: 'ana', shownId: null, user: ana, isHere: false },
    { next: 'ana', forgotten: null, emptiesDatabase: false },
  ],
  [
    'INV-14 a sign-out that was cut off before its page heard of it empties the device',
    { hint: 'ana', unforgotten: 'ana', shownId: null, user: null, isHere: false },
    { next: null, forgotten: 'ana', emptiesDatabase: true },
  ],
  [
    'INV-14 a sign-out that was cut off before the session was deleted changes nothing',
    { hint: 'ana', unforgotten: 'ana', shownId: null, user: ana, isHere: false },
    { next: 'ana', forgotten: null, emptiesDatabase: false },
  ],
  [
    'INV-14 CLAIM-01 what is left of a user before is deleted, and nothing of the present one',
    { hint: 'ben', unforgotten: 'ana', shownId: null, user: ben, isHere: false },
    { next: 'ben', forgotten: null, emptiesDatabase: false, left: 'ana' },
  ],
  [
    'INV-14 what is left of a user before is deleted when the present one signs out',
    { hint: 'ben', unforgotten: 'ana', shownId: 'ben', user: null, isHere: true },
    { next: null, forgotten: 'ben', emptiesDatabase: true, left: 'ana' },
  ],
])('%s', (_, change, followed) => {
  expect(afterUserChange({ unforgotten: null, ...change })).toEqual({ left: null, ...followed });
});
