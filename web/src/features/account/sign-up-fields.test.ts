import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, REQUIRED, signUpProblem, type SignUpDraft } from './sign-up-fields.ts';

const filled: SignUpDraft = {
  ...EMPTY_DRAFT,
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
