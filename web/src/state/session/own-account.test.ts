import { describe, expect, it } from 'vitest';
import { pinRefused } from './own-account.ts';

describe('pinRefused', () => {
  it('PROF-04 tells the reason of the server, or says that it could not be done', () => {
    expect(pinRefused('Current PIN is incorrect')).toEqual({
      kind: 'refused',
      message: 'Current PIN is incorrect',
    });
    expect(pinRefused('')).toEqual({ kind: 'refused', message: 'Could not update PIN.' });
  });
});
