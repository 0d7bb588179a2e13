import { describe, expect, it } from 'vitest';
import {
  creationOf,
  EMPTY_NEW_USER,
  newUserErrors,
  profileWords,
  type NewUser,
} from './new-user.ts';

const filled: NewUser = {
  ...EMPTY_NEW_USER,
  email: 'ana@example.test',
  pin: '0123',
  first_name: 'Ana',
  last_name: 'Delgado',
  phone: '305-555-0100',
  shipping_address_line1: '1 Reef Road',
  shipping_city: 'Miami',
  shipping_state: 'FL',
  shipping_zip: '33101',
};

describe('USER-03 the create-user form', () => {
  it('accepts a filled form, the second address line left empty', () => {
    expect(newUserErrors(filled, true)).toEqual({});
  });
  it('names every field that a complete profile needs', () => {
    expect(newUserErrors({ ...EMPTY_NEW_USER, email: 'a@b.test', pin: '1234' }, true)).toEqual({
      first_name: 'First name is required for complete profile',
      last_name: 'Last name is required for complete profile',
      phone: 'Phone is required for complete profile',
      shipping_address_line1: 'Address line 1 is required for complete profile',
      shipping_city: 'City is required for complete profile',
      shipping_state: 'State is required for complete profile',
      shipping_zip: 'ZIP is required for complete profile',
    });
  });
  it('wants e-mail and PIN alone where no complete profile is required', () => {
    expect(newUserErrors(EMPTY_NEW_USER, false)).toEqual({
      email: 'Email is required',
      pin: 'PIN is required',
    });
    expect(newUserErrors({ ...EMPTY_NEW_USER, email: 'a@b.test', pin: '1234' }, false)).toEqual({});
  });
  it('wants an address and four characters', () => {
    expect(newUserErrors({ ...filled, email: 'ana@', pin: '012' }, true)).toEqual({
      email: 'Please enter a valid email address',
      pin: 'PIN must be at least 4 characters',
    });
  });
});

describe('USER-04 what is said of the profile', () => {
  it('counts the 7 fields', () => {
    expect(profileWords(filled)).toBe('Profile: complete');
    expect(profileWords({ ...filled, phone: ' ' })).toBe('Profile: basic');
  });
});

describe('USER-04 what came of creating a user', () => {
  it('is the message of the server, and how complete the profile is', () => {
    expect(creationOf([{ success: true, message: 'made' }], filled)).toEqual({
      ok: true,
      title: 'made',
      message: 'Profile: complete',
    });
  });
  it('is a failure with the reason of the server, or none', () => {
    const failed = { ok: false, title: 'User Creation Failed' };
    expect(creationOf([{ success: false, message: 'taken' }], filled)).toEqual({
      ...failed,
      message: 'taken',
    });
    expect(creationOf([{ success: false, message: '' }], filled)).toEqual({
      ...failed,
      message: 'Unknown error occurred',
    });
    expect(creationOf([], filled)).toEqual({ ...failed, message: 'Unknown error occurred' });
  });
});
