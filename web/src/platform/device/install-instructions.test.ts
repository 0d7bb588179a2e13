import { expect, it } from 'vitest';
import { installInstructionsFor } from './install-instructions.ts';

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT}`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';

it.each([
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    'bookmark',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
    'android-menu',
  ],
  ['Safari 26 on a Mac', `${MAC} Version/26.0 Safari/605.1.15`, 'mac-menu'],
  ['Safari 16 on a Mac', `${MAC} Version/16.6 Safari/605.1.15`, 'bookmark'],
  [
    "GNOME's browser",
    `Mozilla/5.0 (X11; Linux x86_64) ${KIT} Version/26.0 Safari/605.1.15`,
    'gnome-menu',
  ],
  [
    'Chrome, which offers',
    `${ANDROID} AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36`,
    null,
  ],
  ["Android's old browser", `${ANDROID} AppleWebKit/534.30 Version/4.0 Safari/534.30`, null],
])('PWA-01 knows the way by hand: %s', (_, userAgent, expected) => {
  expect(installInstructionsFor({ userAgent, maxTouchPoints: 0 })).toBe(expected);
});

it('PWA-01 knows the way by hand: Safari on an iPad that calls itself a Mac', () => {
  const userAgent = `${MAC} Version/18.5 Safari/605.1.15`;
  expect(installInstructionsFor({ userAgent, maxTouchPoints: 5 })).toBe('share');
});
