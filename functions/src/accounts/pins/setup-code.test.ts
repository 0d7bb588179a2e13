import { describe, expect, it } from 'vitest';
import { isSetupCode } from './setup-code.ts';

describe('the set-up code', () => {
  it('SETUP-06 is right only when it is the same', () => {
    expect(isSetupCode('reef-setup', 'reef-setup')).toBe(true);
    expect(isSetupCode('reef-setuq', 'reef-setup')).toBe(false);
    expect(isSetupCode('', 'reef-setup')).toBe(false);
  });

  it('SETUP-06 is right with spaces or line ends around either, but not within', () => {
    expect(isSetupCode(' reef-setup\n', 'reef-setup')).toBe(true);
    expect(isSetupCode('reef-setup', '\treef-setup\r\n')).toBe(true);
    expect(isSetupCode('reef- setup', 'reef-setup')).toBe(false);
  });

  it('SETUP-06 is never right if none was configured', () => {
    expect(isSetupCode('', '')).toBe(false);
    expect(isSetupCode(' ', '\n')).toBe(false);
  });
});
