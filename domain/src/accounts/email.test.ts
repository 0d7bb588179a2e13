import { describe, expect, it } from 'vitest';
import { MAX_EMAIL_LENGTH, isEmail, normalizeEmail } from './email.ts';

describe('e-mail addresses', () => {
  it.each(['ana@reef.test', 'a.b+c@sub.reef.test', "o'neil@reef.co"])(
    'USER-03 accepts %s',
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each([
    '',
    'ana',
    'ana@reef',
    '@reef.test',
    'ana@@reef.test',
    'a b@reef.test',
    'ana@reef..test',
    'ana\u202E@reef.test',
    'ana\u200B@reef.test',
    '<script>@reef.test',
    `${'a'.repeat(250)}@reef.test`,
  ])('USER-03 refuses %j', (email) => expect(isEmail(email)).toBe(false));

  it('AUTH-02 keys accounts without case, blanks or full-width letters', () => {
    expect(normalizeEmail('  Ana＠Reef.TEST ')).toBe('ana@reef.test');
  });
});

const host = (length: number) => `${'b'.repeat(length)}.${'c'.repeat(63)}.${'d'.repeat(61)}.test`;

describe('lengths of addresses', () => {
  it.each([
    [`${'a'.repeat(64)}@reef.test`, true],
    [`${'a'.repeat(65)}@reef.test`, false],
    [`a@${'b'.repeat(63)}.test`, true],
    [`a@${'b'.repeat(64)}.test`, false],
    [`${'a'.repeat(64)}@${host(58)}`, true],
    [`${'a'.repeat(64)}@${host(59)}`, false],
    ['a@-reef.test', false],
    ['a@reef-.test', false],
    ['a@b.co', true],
  ])('USER-03 %s: %s', (email, expected) => {
    expect(isEmail(email)).toBe(expected);
  });

  it('USER-03 takes at most 254 characters', () => {
    expect(MAX_EMAIL_LENGTH).toBe(254);
    expect(`${'a'.repeat(64)}@${host(58)}`).toHaveLength(254);
  });
});
