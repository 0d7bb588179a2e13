import { described, type Mutant } from './mutant.ts';

/** A fault that no test can or need notice; `in` and `what` are parts of its file and description. */
type Reason = { in: string; what: string; line?: string; why: string };

const ONLY_ITS_SIGN = 'only its sign counts';
const NEVER_ABSENT = 'the pattern or the loop before it makes sure that it is there';

const REASONS: readonly Reason[] = [
  {
    in: 'storage.rules',
    what: 'request.auth != null &&',
    why: 'without it the next side asks null for a name, and an error refuses as well',
  },
  {
    in: 'firestore.rules',
    what: 'request.auth != null &&',
    why: 'without it the next side asks null for a name, and an error refuses as well',
  },
  {
    in: 'firestore.rules',
    what: 'allow widened',
    why: 'a create or delete lacks one of the two documents the condition compares, which refuses',
  },
  { in: 'calendar.ts', what: 'number', line: 'const [year = 0', why: NEVER_ABSENT },
  { in: 'calendar.ts', what: 'anchors', why: 'the day made of a longer text is not that text' },
  {
    in: 'calendar.ts',
    what: '<= -> <',
    line: 'one <= other',
    why: 'a day and itself are in either order',
  },
  {
    in: 'calendar.ts',
    what: 'number: 1 -> 2',
    line: 'month + count, 1',
    why: 'every month has a second day as well',
  },
  { in: 'calendar.ts', what: 'number', line: "'asc' ? 1 : -1", why: ONLY_ITS_SIGN },
  { in: 'calendar.ts', what: 'number', line: '? -1 : 1', why: ONLY_ITS_SIGN },
  { in: 'domain/src/checkout/reserve.ts', what: 'number', line: '? -1 : 1', why: ONLY_ITS_SIGN },
  { in: 'sales-view.ts', what: 'number: 1 -> 2', line: '? -1 : a > b', why: ONLY_ITS_SIGN },
  { in: 'sales-view.ts', what: 'number: 1 -> 2', line: "'asc' ? 1 : -1", why: ONLY_ITS_SIGN },
  { in: 'delivery.ts', what: 'no fallback', line: 'const tracking =', why: NEVER_ABSENT },
  { in: 'image-file.ts', what: 'number: 0 -> 1', line: 'for (let at', why: NEVER_ABSENT },
  {
    in: 'order-tally.ts',
    what: 'boolean: true -> false',
    why: 'zod’s pick looks at the names alone',
  },
  {
    in: 'order-tally.ts',
    what: '',
    line: 'paid_cents ?? 0',
    why: 'who counts in no quarter of an hour has no sales to change',
  },
  {
    in: 'order-tally.ts',
    what: 'isSameTally(before, after) -> false',
    why: 'between equal tallies nothing changes anyway',
  },
  { in: 'fnv1a.ts', what: 'no fallback', line: 'codePointAt', why: NEVER_ABSENT },
  { in: 'fnv1a.ts', what: 'number: 0 -> 1', line: 'codePointAt', why: NEVER_ABSENT },
  {
    in: 'product-calls.ts',
    what: '< -> <=',
    line: '1e-6',
    why: 'no sum of cents is off by exactly a millionth',
  },
  {
    in: 'checkout/reserve.ts',
    what: 'snapshot === undefined -> false',
    why: 'all that is asked for has been read; this stops a fault of ours, not of anybody’s',
  },
  ...['snapshot === undefined -> false', 'snapshot !== undefined -> true'].map((what) => ({
    in: 'checkout/stock-ledger.ts',
    what,
    why: 'every product of a cart has been read, also one that is not there',
  })),
  {
    in: 'checkout/reserve.ts',
    what: 'deps === undefined -> false',
    why: 'no group is empty',
  },
  {
    in: 'profile-completeness.ts',
    what: '>= -> >',
    why: 'a share of seven fields is never 70 %',
  },
  {
    in: 'domain/src/checkout/reserve.ts',
    what: 'no fallback',
    why: 'an absent product has a refusal already',
  },
  {
    in: 'domain/src/checkout/settlement.ts',
    what: 'no fallback',
    why: 'nothing is not as many as wanted either: undefined >= n is false',
  },
  ...[
    ['settle.ts', 'snapshot -> true'],
    ['close-hold.ts', 'snapshot -> true'],
    ['close-hold.ts', 'document -> true'],
    ['sweep.ts', 'reservation -> true'],
  ].map(([file = '', what = '']) => ({
    in: `checkout/${file}`,
    what,
    why: 'Firestore answers each read with one snapshot, also of a document that is not there',
  })),
  {
    in: 'checkout/close-hold.ts',
    what: "reservation.status === 'held' -> true",
    why: 'Stripe leaves a page alone that is not open, and a hold that is over without one is released',
  },
  {
    in: 'checkout/close-hold.ts',
    what: 'reservation.session_id === null -> false',
    line: 'null) return reservation',
    why: 'Stripe knows no page without a name, and settling an unknown one changes nothing',
  },
  {
    in: 'checkout/settle.ts',
    what: 'session.paymentIntentId === null -> false',
    why: 'Stripe refuses to give back what has no payment, so it throws either way',
  },
  {
    in: 'checkout/reserve.ts',
    what: 'no fallback',
    line: 'profile?.email',
    why: 'a buyer without a profile is refused before their address is read',
  },
  {
    in: 'checkout/reserve.ts',
    what: 'no fallback',
    line: 'toSorted()[0]',
    why: 'a cart without lines is refused where it comes in',
  },
  {
    in: 'domain/src/checkout/reserve.ts',
    what: '< -> <=',
    line: 'toSorted',
    why: 'no two keys of a map are equal',
  },
  {
    in: 'checkout/verify-payment.ts',
    what: 'boolean: false -> true',
    line: 'session.reservationId === null',
    why: 'a session without a hold is unknown to settling as well, with the same answer',
  },
  {
    in: 'uploaded-picture.ts',
    what: 'number: 1 -> 2',
    line: '-1;',
    why: 'no file has a negative length, whichever',
  },
  {
    in: 'uploaded-picture.ts',
    what: '< -> <=',
    line: 'at + 1 < bytes.length',
    why: 'behind the last byte there is no marker',
  },
  { in: 'tracking-number.ts', what: 'number: 0 -> 1', line: 'digits[at] ?? 0', why: NEVER_ABSENT },
];

/** Why a fault may survive; null where no reason is recorded. */
export function whyItMayStay(file: string, text: string, mutant: Mutant): string | null {
  const what = described(text, mutant);
  const line = text.split('\n')[Number.parseInt(what, 10) - 1] ?? '';
  const known = REASONS.find(
    (reason) =>
      file.endsWith(reason.in) && what.includes(reason.what) && line.includes(reason.line ?? ''),
  );
  return known?.why ?? null;
}
