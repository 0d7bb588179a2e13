import { describe, expect, it } from 'vitest';
import { fullName, initials } from './format-user-name.ts';

const nobody = { first_name: '', last_name: '', email: 'reef@example.test' };

describe('USER-01 how a user is named in the list', () => {
  it('takes both names', () => {
    const user = { ...nobody, first_name: 'Ana', last_name: 'Delgado' };
    expect(fullName(user)).toBe('Ana Delgado');
    expect(initials(user)).toBe('AD');
  });
  it('takes the one there is', () => {
    expect(initials({ ...nobody, last_name: 'Núñez' })).toBe('N');
  });
  it('ATT-133 keeps a name from turning round what stands after it', () => {
    const user = { ...nobody, first_name: 'Ana', last_name: '\u2069\u202Egnp' };
    expect(fullName(user)).toBe('Ana gnp');
    expect(fullName({ ...nobody, last_name: '\u202E' })).toBe('');
  });
  it('falls back to the e-mail', () => {
    expect(fullName(nobody)).toBe('');
    expect(initials(nobody)).toBe('R');
  });
});
