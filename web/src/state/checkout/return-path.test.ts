import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';
import { returnState } from './return-state.ts';

describe('NAV-07 returnPath', () => {
  it('leads back to the path first asked for', () => {
    const state = returnState({ pathname: '/user-management', search: '?user=u1' });
    expect(returnPath(state)).toBe('/user-management?user=u1');
  });

  it('leads home by default', () => {
    expect(returnPath(null)).toBe('/');
  });

  it('ATT-81 never leads to another site', () => {
    const foreign = ['//evil.example', '/\\evil.example', 'https://evil.example', '/ok\\..'];
    for (const from of foreign) expect(returnPath({ from })).toBe('/');
  });
});
