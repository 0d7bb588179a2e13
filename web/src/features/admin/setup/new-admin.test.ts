import { describe, expect, it } from 'vitest';
import { newAdminProblem } from './new-admin.ts';

const filled = { email: 'a@reef.test', pin: '012345', confirm: '012345', code: '' };

describe('SETUP-02 creating an admin', () => {
  it('accepts a filled form of a signed-in admin, and with the code of the operator', () => {
    expect(newAdminProblem(filled, false)).toBeNull();
    expect(newAdminProblem({ ...filled, code: 'reef' }, true)).toBeNull();
  });
  it.each(['email', 'pin', 'confirm'] as const)('wants %s', (field) => {
    expect(newAdminProblem({ ...filled, [field]: '' }, false)).toBe('Please fill in all fields');
  });
  it('SETUP-06 wants the code where there is no session of an admin', () => {
    expect(newAdminProblem(filled, true)).toBe('Please fill in all fields');
  });
  it('wants the PIN twice, of six characters', () => {
    expect(newAdminProblem({ ...filled, confirm: '543210' }, false)).toBe(
      'PIN and confirmation do not match',
    );
    expect(newAdminProblem({ ...filled, pin: '01234', confirm: '01234' }, false)).toBe(
      'PIN must be at least 6 characters long',
    );
  });
});
