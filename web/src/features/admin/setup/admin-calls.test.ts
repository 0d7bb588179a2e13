import { describe, expect, it } from 'vitest';
import { creationOutcome, newAdminRequest, verification } from './admin-calls.ts';

describe('SETUP-02 SETUP-05 what came of making an admin', () => {
  it('is told by the first row', () => {
    expect(creationOutcome([{ success: true, message: 'made' }])).toEqual({
      ok: true,
      title: 'Admin Created Successfully',
      message: 'made',
    });
  });
  it('is a refusal with the reason of the server', () => {
    expect(creationOutcome([{ success: false, message: 'no' }])).toEqual({
      ok: false,
      title: 'Admin Creation Failed',
      message: 'no',
    });
  });
  it('is a failure where no row came', () => {
    expect(creationOutcome([])).toEqual({
      ok: false,
      title: 'Failed to Create Admin',
      message: 'No result returned from database function',
    });
  });
});

describe('SETUP-06 what is sent to make an admin', () => {
  const typed = { email: ' a@reef.test ', pin: '012345' };
  it('has the set-up code without spaces around it, but with its own', () => {
    expect(newAdminRequest(typed, ' reef setup\n')).toEqual({
      admin_email: 'a@reef.test',
      admin_pin: '012345',
      setup_code: 'reef setup',
    });
  });
  it('has no code where an admin is signed in', () => {
    expect(newAdminRequest(typed, null)).not.toHaveProperty('setup_code');
  });
});

describe('SETUP-03 SETUP-05 what came of trying a login', () => {
  it('is told by the first row', () => {
    expect(verification([{ success: true, message: 'fine', is_admin: true }])).toEqual({
      ok: true,
      isAdmin: true,
      message: 'fine',
    });
    expect(verification([{ success: false, message: 'wrong', is_admin: false }])).toEqual({
      ok: false,
      message: 'wrong',
    });
  });
  it('is a failure where no row came', () => {
    expect(verification([])).toEqual({
      ok: false,
      message: 'No result returned from login verification',
    });
  });
});
