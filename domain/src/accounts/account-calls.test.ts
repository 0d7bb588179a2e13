import { describe, expect, it } from 'vitest';
import { CreateAdminRequest, TargetRequest, UsersPageRequest } from './account-calls.ts';
import { LoginRequest } from './login-calls.ts';
import { MAX_SETUP_CODE_LENGTH } from './pin.ts';

describe('what the account calls take', () => {
  it.each([
    ['size', 1, true],
    ['size', 0, false],
    ['size', 100, true],
    ['size', 101, false],
    ['size', 1.5, false],
    ['cursor', 'x'.repeat(600), true],
    ['cursor', 'x'.repeat(601), false],
    ['search', 'x'.repeat(200), true],
    ['search', 'x'.repeat(201), false],
    ['role', 'owner', false],
  ])('a page with %s %j: %s', (field, value, isTaken) => {
    expect(UsersPageRequest.safeParse({ [field]: value }).success).toBe(isTaken);
  });

  it('a page has 25 users by default', () => {
    expect(UsersPageRequest.parse({}).size).toBe(25);
  });

  it.each([
    [MAX_SETUP_CODE_LENGTH, true],
    [MAX_SETUP_CODE_LENGTH + 1, false],
  ])('a set-up code of %i characters: %s', (length, isTaken) => {
    const request = { admin_email: 'a@reef.test', admin_pin: '123456' };
    const parsed = CreateAdminRequest.safeParse({ ...request, setup_code: 'x'.repeat(length) });
    expect(parsed.success).toBe(isTaken);
  });

  it.each([
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    ['', false],
    ['a/b', false],
    ['../users', false],
  ])('a user id %s: %s', (id, isTaken) => {
    const parsed = TargetRequest.safeParse({ target_user_id: id, new_pin: '123456' });
    expect(parsed.success).toBe(isTaken);
  });

  it.each([
    [{ email: '' }, false],
    [{ email: 'a' }, true],
    [{ email: 'x'.repeat(254) }, true],
    [{ email: 'x'.repeat(255) }, false],
    [{ password: '' }, false],
    [{ password: 'x'.repeat(128) }, true],
    [{ password: 'x'.repeat(129) }, false],
    [{ password: 'x' }, true],
  ])('a sign-in with %o: %s', (changes, expected) => {
    const attempt = { email: 'a@reef.test', password: '1234', ...changes };
    expect(LoginRequest.safeParse(attempt).success).toBe(expected);
  });
});
