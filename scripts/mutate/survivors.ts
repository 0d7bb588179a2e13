/** A fault that no test can or need notice; `in` and `what` are parts of its file and description. */
type Reason = { in: string; what: string; line?: string; why: string };

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
  { in: 'calendar.ts', what: 'number', line: "'asc' ? 1 : -1", why: 'only its sign counts' },
  { in: 'calendar.ts', what: 'number', line: '? -1 : 1', why: 'only its sign counts' },
  { in: 'reserve.ts', what: 'number', line: '? -1 : 1', why: 'only its sign counts' },
  { in: 'delivery.ts', what: 'no fallback', line: 'const tracking =', why: NEVER_ABSENT },
  { in: 'image-file.ts', what: 'number: 0 -> 1', line: 'for (let at', why: NEVER_ABSENT },
  {
    in: 'order-tally.ts',
    what: 'boolean: true -> false',
    why: 'zod’s pick looks at the names alone',
  },
  { in: 'order-tally.ts', what: 'no fallback', line: 'paid_cents ?? 0', why: NEVER_ABSENT },
  { in: 'order-tally.ts', what: 'no fallback', line: 'codePointAt', why: NEVER_ABSENT },
  {
    in: 'profile-completeness.ts',
    what: '>= -> >',
    why: 'a share of seven fields is never 70 %',
  },
  { in: 'reserve.ts', what: 'no fallback', why: 'an absent product has a refusal already' },
  {
    in: 'settlement.ts',
    what: 'no fallback',
    why: 'nothing is not as many as wanted either: undefined >= n is false',
  },
  { in: 'tracking-number.ts', what: 'number: 0 -> 1', line: 'digits[at] ?? 0', why: NEVER_ABSENT },
];

/** Why a survivor may stay, or that nobody has said so yet. */
export function reasonFor(survivor: { file: string; what: string; line: string }): string {
  const known = REASONS.find(
    (reason) =>
      survivor.file.endsWith(reason.in) &&
      survivor.what.includes(reason.what) &&
      survivor.line.includes(reason.line ?? ''),
  );
  return known?.why ?? 'a gap in the tests, or not looked at yet';
}
