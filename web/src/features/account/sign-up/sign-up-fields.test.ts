import { SignUpRequest } from '@reef/domain/accounts/account-calls';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_SIGN_UP,
  problemLeft,
  REQUIRED,
  SIGN_UP_LIMITS,
  signUpProblem,
  type SignUpDraft,
} from './sign-up-fields.ts';

const filled: SignUpDraft = {
  ...EMPTY_SIGN_UP,
  email: 'ana@example.test',
  pin: '012345',
  confirmPin: '012345',
  firstName: 'Ana',
  lastName: 'Reyes',
  addressLine1: '1 Reef Road',
  city: 'Miami',
  state: 'FL',
  zipCode: '33101',
};

describe('AUTH-04 sign-up rules', () => {
  it('accepts a filled form, phone and second address line left empty', () => {
    expect(signUpProblem(filled)).toBeNull();
  });
  it.each(REQUIRED)('requires %s', (field) => {
    expect(signUpProblem({ ...filled, [field]: '  ' })).toEqual({
      message: 'Please fill in all required fields',
      fields: [field],
    });
  });
  it('wants the PIN twice', () => {
    expect(signUpProblem({ ...filled, confirmPin: '012346' })?.message).toBe('PINs do not match');
  });
  it('wants six characters', () => {
    const short = { ...filled, pin: '01234', confirmPin: '01234' };
    expect(signUpProblem(short)?.message).toBe('PIN must be at least 6 characters');
  });
});

describe('AUTH-04 SEEN-19 a problem that was shown', () => {
  it('leaves a field that was filled since, and marks none that was filled before', () => {
    const shown = signUpProblem({ ...filled, email: '', city: '' });
    expect(problemLeft(shown, { ...filled, city: '', state: '' })?.fields).toEqual(['city']);
    expect(problemLeft(shown, filled)).toBeNull();
    expect(problemLeft(shown, { ...filled, state: '' })).toBeNull();
    expect(problemLeft(null, EMPTY_SIGN_UP)).toBeNull();
  });
  it('ends when either PIN is changed to the other', () => {
    const shown = signUpProblem({ ...filled, pin: '543210' });
    expect(problemLeft(shown, { ...filled, pin: '54321' })).toEqual(shown);
    expect(problemLeft(shown, filled)).toBeNull();
  });
  it('stays if the server refused the form', () => {
    const refused = { message: 'Slow down.', fields: [] };
    expect(problemLeft(refused, filled)).toEqual(refused);
  });
});

it.each(Object.entries(SIGN_UP_LIMITS))(
  'AUTH-04 takes as many characters of %s as the server does: %i',
  (field, most) => {
    const { confirmPin: _, ...request } = filled;
    const isTaken = (length: number) =>
      SignUpRequest.safeParse({ ...request, [field]: 'x'.repeat(length) }).success;
    expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
  },
);
