import { afterEach, expect, it, vi } from 'vitest';
import { safariNote } from './safari-note.ts';

const VERSION = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5';
const PHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${VERSION} Mobile/15E148 Safari/604.1`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${VERSION} Safari/605.1.15`;

afterEach(() => {
  vi.unstubAllGlobals();
});

function noteIn(userAgent: string, isStandalone: boolean): string | null {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isStandalone }) });
  return safariNote('them', { phone: 'Add the shop to your home screen.', mac: '' });
}

it('LEARN-11 Safari’s tabs say when it deletes ticks and readings, and what keeps them', () => {
  const deletes = ' Safari also deletes them after seven days of browsing without a visit here.';
  expect(noteIn(PHONE, false)).toBe(`${deletes} Add the shop to your home screen.`);
  expect(noteIn(MAC, false)).toBe(deletes);
  expect(noteIn(PHONE, true)).toBeNull();
  expect(noteIn(PHONE.replace('Version', 'CriOS'), false)).toBeNull();
});
