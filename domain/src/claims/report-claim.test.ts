import { describe, expect, it } from 'vitest';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { ReportClaimRequest, reportRefusalText } from './claim-calls.ts';
import { claimFolder, claimPhotoPath } from './claim-photo.ts';
import { withClaim } from './decide-claim.ts';
import { judgeReport } from './report-claim.ts';

const REQUEST = '0b6a4a52-6a3c-4b6f-9a55-0d8f3f3c1f10';
const DELIVERED = new Date('2026-11-20T15:00:00Z');
const NOW = new Date('2026-11-20T16:00:00Z');
const PHOTO = claimPhotoPath(claimFolder('buyer', 'o1', REQUEST), 1, 'image/jpeg');

const order = anOrder({
  is_fulfilled: true,
  fulfillment_type: 'driving',
  delivery_datetime: DELIVERED,
});

const request: ReportClaimRequest = {
  request_id: REQUEST,
  order_id: 'o1',
  lines: [{ line: 0, quantity: 1 }],
  sentence: 'One clownfish was dead in its bag.',
  photos: [PHOTO],
  reported_at: NOW.toISOString(),
};

const moreThan = (left: number) => ({
  ok: false,
  refusal: { code: 'more-than-left', line: 0, left },
});

describe('CLAIM-01 a report', () => {
  it('names what was bought, at its price', () => {
    const verdict = judgeReport(order, 'buyer', request, NOW);
    expect(verdict).toMatchObject({
      ok: true,
      claim: {
        order_number: order.order_number,
        status: 'open',
        needs_owner: true,
        reported_at: NOW,
        lines: [
          {
            line: 0,
            quantity: 1,
            name: 'Ocellaris Clownfish',
            unit_price_cents: 2499,
            decision: null,
          },
        ],
      },
    });
  });

  it('ATT-125 of another buyer’s order is answered like one of a missing order', () => {
    const refused = { ok: false, refusal: { code: 'order-not-found' } };
    expect(judgeReport(order, 'other', request, NOW)).toEqual(refused);
    expect(judgeReport(null, 'buyer', request, NOW)).toEqual(refused);
  });

  it('ATT-125 takes no more than was bought, over all reports', () => {
    const ask = (quantity: number, from = order) =>
      judgeReport(from, 'buyer', { ...request, lines: [{ line: 0, quantity }] }, NOW);
    expect(ask(3)).toEqual(moreThan(2));
    const first = ask(1);
    if (!first.ok) throw new Error(first.refusal.code);
    const once = { ...order, claims: withClaim(order.claims, { ...first.claim, id: 'c1' }) };
    expect(ask(1, once)).toMatchObject({ ok: true });
    expect(ask(2, once)).toEqual(moreThan(1));
    const twice = { ...once, claims: withClaim(once.claims, { ...first.claim, id: 'c2' }) };
    expect(ask(1, twice)).toEqual(moreThan(0));
  });

  it('ATT-125 names only lines of the order and photos of its own folder', () => {
    const unknown = { ...request, lines: [{ line: 1, quantity: 1 }] };
    expect(judgeReport(order, 'buyer', unknown, NOW)).toMatchObject({
      refusal: { code: 'line-unknown' },
    });
    const foreign = { ...request, photos: [PHOTO.replace('o1', 'o2')] };
    expect(judgeReport(order, 'buyer', foreign, NOW)).toMatchObject({
      refusal: { code: 'photo-of-another-claim' },
    });
  });

  it.each([
    { photos: [] },
    { photos: [1, 2, 3, 4, 5].map((number) => `photo-${number}`) },
    { lines: [] },
    { lines: [{ line: 0, quantity: 0 }] },
    {
      lines: [
        { line: 0, quantity: 1 },
        { line: 0, quantity: 1 },
      ],
    },
    { sentence: '  ' },
    { sentence: 'x'.repeat(1001) },
    { request_id: 'again' },
    { request_id: REQUEST.toUpperCase() },
    { reported_at: 'yesterday' },
  ])('ATT-125 is refused with %o', (changes) => {
    expect(ReportClaimRequest.safeParse(request).success).toBe(true);
    expect(ReportClaimRequest.safeParse({ ...request, ...changes }).success).toBe(false);
  });

  it('is refused with a message for each reason', () => {
    expect(reportRefusalText({ code: 'more-than-left', line: 0, left: 0 })).toBe(
      'This item has been reported already.',
    );
    expect(reportRefusalText({ code: 'guarantee-over' })).toBe(
      'The guarantee of this order is over. Please contact us.',
    );
  });
});
