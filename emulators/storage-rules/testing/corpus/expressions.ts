const OWN_ROLE =
  'firestore.get(/databases/(default)/documents/user_roles/$(request.auth.uid)).data';

/**
 * Conditions and whether they permit, as the Firestore emulator's rules engine (1.19.9) decides.
 * The signed-in user u1 with the token `CORPUS_TOKEN` asks for a document that does not exist,
 * while `user_roles/u1` is `CORPUS_ROLE`. `conformance.ts` asks that engine again.
 */
export const EXPRESSIONS: readonly (readonly [expression: string, permits: boolean])[] = [
  ['true', true],
  ['false', false],
  // Equality and order.
  ['null == null', true],
  ['null == false', false],
  ['true == 1', false],
  ["'a' == 1", false],
  ["'a' != 1", true],
  ["'a' < 1", false],
  ['true < false', false],
  ["'a' < 'b'", true],
  ['1 <= 1', true],
  ['2 >= 3 || 3 >= 2', true],
  ['request.auth.token.f > 1', true],
  ['request.auth.token.n == 5', true],
  // Arithmetic on integers; division and remainder truncate towards zero.
  ['2 * 3 + 1 == 7', true],
  ['5 / 2 == 2', true],
  ['7 % 3 == 1', true],
  ['(0 - 7) / 2 == 0 - 3', true],
  ['(0 - 7) / 2 == 0 - 4', false],
  ['(0 - 7) % 3 == 0 - 1', true],
  ['1 / 0 == 1', false],
  ['1 / 0 == 1 || true', true],
  ['9223372036854775807 + 1 > 0 || true', true],
  ['9223372036854775807 + 1 < 0', false],
  ["'a' + 'b' == 'ab'", true],
  // A side that decides the result does so even if the other fails.
  ['request.auth.token.missing == null', false],
  ['request.auth.token.missing == null || true', true],
  ['true || request.auth.token.missing == 1', true],
  ['request.auth.token.missing == 1 || false', false],
  ['request.auth.token.missing == 1 && false', false],
  ['!(request.auth.token.missing == 1 && false)', true],
  ['!(false && request.auth.token.missing == 1)', true],
  ['!(request.auth.token.missing == 1)', false],
  ['1 || true', true],
  ['true || 1', true],
  ['true && 1', false],
  ['!(1 && false)', true],
  ['!(false && 1)', true],
  ['!1', false],
  // matches() must match the whole text.
  ["request.auth.token.s.matches('.*jpg')", true],
  ["request.auth.token.s.matches('jpg')", false],
  ["request.auth.token.s.matches('^abc\\\\.jpg$')", true],
  ["request.auth.token.s.matches('abc|x')", false],
  ["request.auth.token.s.matches('a|abc.jpg')", true],
  ["request.auth.token.n.matches('5')", false],
  ["'x'.matches('')", false],
  ["''.matches('')", true],
  // size()
  ['request.auth.token.s.size() == 7', true],
  ['request.auth.token.list.size() == 2', true],
  ['request.auth.token.m.size() == 1', true],
  ["'a\\nb'.size() == 3", true],
  ["'é'.size() == 1", true],
  ["'😀'.size() == 1", false],
  ["'😀'.size() == 2", true],
  // Collections.
  ["'a' in request.auth.token.list", true],
  ["'c' in request.auth.token.list", false],
  ["'k' in request.auth.token.m", true],
  ["'a' in ['a', 'b']", true],
  ["'a' in 'abc'", false],
  ["request.auth.token.m.k == 'v'", true],
  ["request.auth.token.m['k'] == 'v'", true],
  ["request.auth.token.list[0] == 'a'", true],
  ["request.auth.token.list[2] == 'a'", false],
  ["request.auth.token['s'] == 'abc.jpg'", true],
  ["request.auth.token.list == ['a', 'b']", true],
  ['[1, 2][1] == 2', true],
  ['request.auth.token.nul == null', true],
  ['request.auth.token.nul != null', false],
  ['request.auth.token.nul.x == null', false],
  ['resource == null', true],
  // Functions.
  ['isOne(1)', true],
  ['isOne(2)', false],
  ["isAdmin('u1')", true],
  ["isAdmin('nobody')", false],
  // Timestamps, which only documents have.
  [`${OWN_ROLE}.since.toMillis() == 1780000000123`, true],
  [`${OWN_ROLE}.since.toMillis() / 1000 == 1780000000`, true],
  [`${OWN_ROLE}.since.toMillis() / 1000 <= request.auth.token.n`, false],
  [`${OWN_ROLE}.n.toMillis() == 3`, false],
  ['request.auth.token.s.toMillis() == 0', false],
  [`'since' in ${OWN_ROLE}`, true],
  [`'none' in ${OWN_ROLE}`, false],
  [`!('none' in ${OWN_ROLE}) || ${OWN_ROLE}.none.toMillis() == 0`, true],
  // Documents.
  [
    "firestore.get(/databases/(default)/documents/user_roles/$(request.auth.uid)).data.role == 'admin'",
    true,
  ],
  ['firestore.get(/databases/(default)/documents/user_roles/u1).data.n == 3', true],
  ['firestore.get(/databases/(default)/documents/user_roles/u1).data.none == null', false],
  ['firestore.exists(/databases/(default)/documents/user_roles/$(request.auth.uid))', true],
  ['firestore.exists(/databases/(default)/documents/user_roles/nobody)', false],
  ["firestore.get(/databases/(default)/documents/user_roles/nobody).data.role == 'x'", false],
  [
    "firestore.get(/databases/(default)/documents/user_roles/nobody).data.role == 'x' || true",
    true,
  ],
  [
    "firestore.get(/databases/(default)/documents/user_roles/$(request.auth.token.missing)).data.role == 'x' || true",
    true,
  ],
];

/** The claims of the corpus's user. */
export const CORPUS_TOKEN = {
  n: 5,
  f: 1.5,
  s: 'abc.jpg',
  list: ['a', 'b'],
  m: { k: 'v' },
  nul: null,
} as const;

/** The document `user_roles/u1`, in Firestore's REST form. */
export const CORPUS_ROLE = {
  role: { stringValue: 'admin' },
  n: { integerValue: '3' },
  since: { timestampValue: '2026-05-28T20:26:40.123Z' },
} as const;
