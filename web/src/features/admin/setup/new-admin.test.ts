import { describe, expect, it } from 'vitest';
import { newAdminProblem } from './new-admin.ts';

const filled = { email: 'a@reef.test', pin: '012345', confirm: '012345', code: '' };

describe('SETUP-02 creating an admin', () => {
  it('accepts a filled form of a signed-in admin, and with the code of the operator', () => {
    expect(newAdminProblem(filled, false)).toBeNull();
    expect(newAdminProblem({ ...filled, code: 'reef' }, true)).toBeNull();
  });
  it.each(['email', 'pin', 'confirm'] as const)('wants %s', (field) => {
    expect(newAdminProblem({ ...filled, [field]: '' }, false)).toEqual({
      message: 'Please fill in all fields',
      faults: { [field]: 'This field is required' },
    });
  });
  it('SETUP-06 wants the code where there is no session of an admin', () => {
    expect(newAdminProblem(filled, true)).toEqual({
      message: 'Please fill in all fields',
      faults: { code: 'This field is required' },
    });
  });
  it('wants the PIN twice, of six characters', () => {
    const differ = 'PIN and confirmation do not match';
    expect(newAdminProblem({ ...filled, confirm: '543210' }, false)).toEqual({
      message: differ,
      faults: { confirm: differ },
    });
    const short = 'PIN must be at least 6 characters long';
    expect(newAdminProblem({ ...filled, pin: '01234', confirm: '01234' }, false)).toEqual({
      message: short,
      faults: { pin: short },
    });
  });
});
