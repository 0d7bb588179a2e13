import { expect, it } from 'vitest';
import { areOwnReturnUrls, cancelUrlOf } from './return-urls.ts';

const ORIGIN = 'https://reef.example';
const OWN = {
  successUrl: `${ORIGIN}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${ORIGIN}/payment-canceled`,
};

it('ATT-44 takes exactly the shop’s own addresses from a request', () => {
  expect(areOwnReturnUrls(OWN, `https://other.example, ${ORIGIN}`)).toBe(true);
  expect(areOwnReturnUrls(OWN, 'https://other.example')).toBe(false);
  const named = { ...OWN, cancelUrl: `${OWN.cancelUrl}?request=r1` };
  expect(areOwnReturnUrls(named, ORIGIN)).toBe(false);
});

it('CHK-10 the way back from a payment page names its request, and nothing else', () => {
  expect(cancelUrlOf(OWN, 'request-1')).toBe(`${ORIGIN}/payment-canceled?request=request-1`);
  expect(cancelUrlOf(OWN, 'a&b=c')).toBe(`${ORIGIN}/payment-canceled?request=a%26b%3Dc`);
});
