import type { Claim } from '@reef/domain/claims/claim';
import { aClaimLine } from '@reef/domain/testing/claim-line-fixture';
import { expect, it } from 'vitest';
import { decisionMails } from '#mail/claim-events.ts';
import { alarmForOwner } from './alarm-mail.ts';
import { claimDecided, claimForOwner, claimReceived } from './claim-mails.ts';

const SHOP = { origin: 'https://reef.test', owner: 'owner@reef.test' };
const AT = new Date('2026-12-01T15:30:00Z');

const line = aClaimLine({ quantity: 2 });

const claim: Claim = {
  id: 'c_1',
  order_id: 'o1',
  order_number: 'R261121-7K3QXM',
  user_id: 'buyer',
  buyer_name: 'Ana Núñez',
  buyer_email: 'ana@example.test',
  lines: [line],
  sentence: 'Both were dead <b>in their bags</b>.',
  photos: ['claim-photos/buyer/o1/r/photo-1.jpg'],
  reported_at: AT,
  received_at: AT,
  status: 'open',
  needs_owner: true,
  refund_due_at: null,
  revision: 1,
  last_request_id: null,
  updated_at: AT,
};

const refund = (state: 'pending' | 'refunded' | 'failed') => ({
  ...line,
  decision: {
    kind: 'refund' as const,
    amount_cents: 4998,
    state,
    refund_id: null,
    failure: null,
    decided_at: AT,
  },
});

it('CLAIM-05 the buyer reads that the report has arrived', () => {
  const { subject, text } = claimReceived(claim, SHOP);
  expect(subject).toBe('We have your report for order R261121-7K3QXM');
  expect(text).toContain('Hello Ana,');
  expect(text).toContain('2 × Clownfish');
  expect(text).toContain('https://reef.test/orders/R261121-7K3QXM');
});

it('CLAIM-05 the owner reads who lost what, in the buyer’s words, as text', () => {
  const { text, html } = claimForOwner(claim, SHOP);
  expect(text).toContain('> Both were dead <b>in their bags</b>.');
  expect(html).toContain('&lt;b&gt;in their bags&lt;/b&gt;');
  expect(text).toContain('with 1 photo:');
  expect(text).toContain('https://reef.test/content-product-management');
});

it.each([
  [refund('pending'), 'A refund of $49.98 is on its way.'],
  [refund('refunded'), '$49.98 was refunded.'],
  [refund('failed'), 'The refund of $49.98 did not arrive.'],
  [
    {
      ...line,
      decision: {
        kind: 'replacement',
        order_id: 'o2',
        order_number: 'R2',
        decided_at: AT,
      } as const,
    },
    'The replacement is order R2.',
  ],
  [
    { ...line, decision: { kind: 'declined', reason: 'Alive.', decided_at: AT } as const },
    'Declined: Alive.',
  ],
  [
    { ...line, decision: { kind: 'settled', note: 'By check.', decided_at: AT } as const },
    'Settled another way: By check.',
  ],
  [
    {
      ...line,
      decision: {
        kind: 'settled',
        note: 'On Monday.',
        is_refunded: true,
        decided_at: AT,
      } as const,
    },
    'Refunded: On Monday.',
  ],
])('CLAIM-05 the buyer reads what was decided: %o', (decided, words) => {
  expect(claimDecided({ ...claim, lines: [decided] }, SHOP).text).toContain(
    `2 × Clownfish: ${words}`,
  );
});

it('CLAIM-05 a decision is mailed once every line is decided, if there is an address', () => {
  const decided = { ...claim, lines: [refund('pending')], status: 'decided' as const, revision: 2 };
  expect(decisionMails(claim, SHOP)).toEqual([]);
  expect(decisionMails({ ...decided, buyer_email: '' }, SHOP)).toEqual([]);
  expect(decisionMails(decided, SHOP)).toMatchObject([
    { id: 'claim-decided-c_1-2', to: 'ana@example.test', replyTo: 'owner@reef.test' },
  ]);
  expect(decisionMails(decided, { ...SHOP, owner: '' })).not.toHaveProperty('0.replyTo');
});

it('CLAIM-04 the owner is told what to do about a refund that failed', () => {
  const { text } = alarmForOwner({ action: 'claim-refund-failed', reason: 'expired card' }, SHOP);
  expect(text).toContain('The claim waits for you again');
  const stuck = alarmForOwner({ action: 'claim-refund-stuck' }, SHOP);
  expect(stuck.text.replaceAll(/\s+/g, ' ')).toContain('do not refund it in Stripe too');
  expect(text).toContain('expired card');
});
