import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

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
