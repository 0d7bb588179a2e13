/**
 * Conditions of the real language that this evaluator does not support, each with the reason. A
 * file that uses one must be refused when it is loaded.
 */
export const SKIPPED: readonly (readonly [expression: string, reason: string])[] = [
  ['1 == 1.0', 'float literals: nothing a picture or a role holds is one'],
  ["request.auth.token.m == {'k': 'v'}", 'map literals: storage.rules compares no maps'],
  ['request.auth.token.n is int', 'is: types are checked by contentType and size'],
  ['true ? true : false', 'the ternary: && and || say the same'],
  ['-1 == 0 - 1', 'signs: nothing compared is negative'],
  ["request.auth.token.s[0:1] == 'a'", 'ranges of a text or list'],
  ["request.auth.token.s.matches('(?i)ABC.JPG')", "RE2's options: written otherwise in JavaScript"],
  ['request.auth.token.s.matches(request.auth.token.s)', 'patterns known at run time only'],
  ["request.auth.token.s.split('.').size() == 2", 'methods other than matches, size and toMillis'],
  ['request.time > timestamp.value(0)', 'the namespaces of time, math, hashing'],
  ['debug(true)', 'built-in functions'],
  ['firestore.get(request.path).data.x == 1', 'paths that are not written out'],
  ['firestore.getAfter(/databases/(default)/documents/a/b) == null', 'Firestore only'],
  ["b'abc' == b'abc'", 'bytes'],
];
