import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';
import { returnState } from './return-state.ts';

const OURS = 'https://reef.example';

describe('NAV-07 returnPath', () => {
  it('leads back to the path first asked for', () => {
    const state = returnState({ pathname: '/user-management', search: '?user=u1', hash: '' });
    expect(returnPath(state, OURS, `${OURS}/shop`)).toBe('/user-management?user=u1');
  });

  it('FIT-09 leads back to a shared plan, which is in the hash', () => {
    const state = returnState({
      pathname: '/learn/stocking-planner',
      search: '',
      hash: '#plan=eyJ0-_x',
    });
    expect(returnPath(state, OURS, OURS)).toBe('/learn/stocking-planner#plan=eyJ0-_x');
  });

  it('leads back there too if Sign In is pressed again on the sign-in page', () => {
    const state = returnState({ pathname: '/my-tank', search: '?tank=2', hash: '' });
    const again = returnState({ pathname: '/auth', search: '', hash: '', state });
    expect(returnPath(again, OURS, '')).toBe('/my-tank?tank=2');
  });

  it('leads home by default', () => {
    expect(returnPath(null, OURS, '')).toBe('/');
  });

  it('leads back to the page whose link was tapped before the app had begun, never to itself', () => {
    expect(returnPath(null, OURS, `${OURS}/my-tank?tank=2`)).toBe('/my-tank?tank=2');
    for (const path of ['/auth', '/auth?tab=sign-up']) {
      expect(returnPath(null, OURS, OURS + path)).toBe('/');
    }
  });

  it('ATT-81 never leads to another site', () => {
    const foreign = ['//evil.example', '/\\evil.example', 'https://evil.example', '/ok\\..'];
    for (const from of foreign) expect(returnPath({ from }, OURS, '')).toBe('/');
    for (const page of [
      'https://evil.example/a',
      `${OURS}.evil.example/a`,
      `${OURS}//evil.example`,
    ]) {
      expect(returnPath(null, OURS, page)).toBe('/');
    }
  });
});
