import { expect, it } from 'vitest';
import { isIosSafari } from './ios-safari.ts';

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${KIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT}`;
const SAFARI = 'Version/18.5 Mobile/15E148 Safari/604.1';

it.each([
  ['Safari on an iPhone', `${PHONE} ${SAFARI}`, 5, true],
  ['Safari on an iPad that calls itself a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 5, true],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 0, false],
  ['Chrome on an iPhone', `${PHONE} CriOS/138.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['Firefox on an iPhone', `${PHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['a page inside an app', `${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 5, false],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('PWA-01 tells Safari on iOS: %s', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(expected);
});
