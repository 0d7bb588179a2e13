import { afterEach, expect, it, vi } from 'vitest';
import { type OutgoingReport, outbox } from '#state/claims/claim-outbox.ts';
import type { Toast } from '#ui/overlays/toast.tsx';
import { showRefused } from './follow-reports.ts';

const REFUSED: OutgoingReport = {
  request_id: '0b0e9d8a-6f0c-4d62-8f0e-1f2a3b4c5d6e',
  user_id: 'buyer',
  order_id: 'order-1',
  order_number: 'R1',
  lines: [{ line: 0, quantity: 2 }],
  sentence: 'Both were dead on arrival.',
  photos: [],
  photos_sent: 0,
  reported_at: new Date('2026-11-22T15:00:00.000Z'),
  refusal: 'The guarantee of this order is over.',
  phase: 'refused',
  isStored: true,
};

/** The messages on a page about these reports, and the pages that they open. */
function told(pathname: string, reports: readonly OutgoingReport[]) {
  vi.stubGlobal('location', { pathname });
  const toasts: Toast[] = [];
  const opened: string[] = [];
  outbox.set(reports);
  showRefused({ toast: (toast) => toasts.push(toast), open: (path) => void opened.push(path) });
  for (const { action } of toasts) action?.onSelect();
  return { texts: toasts.map(({ text }) => text), opened };
}

const waiting = { ...REFUSED, refusal: null, phase: 'queued' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  outbox.set([]);
});

it('CLAIM-01 a refused report is told once on another page, and anew if it is refused anew', () => {
  expect(told('/', [waiting]).texts).toEqual([]);
  const text = 'The guarantee of this order is over.';
  expect(told('/', [REFUSED])).toEqual({ texts: [text], opened: ['/orders/R1'] });
  expect(told('/shop', [REFUSED]).texts).toEqual([]);
  expect(told('/shop', [waiting]).texts).toEqual([]);
  expect(told('/orders/R1', [REFUSED]).texts, 'its page shows it').toEqual([]);
  expect(told('/', [REFUSED]).texts).toEqual([text]);
});

it('CLAIM-01 a report from before orders’ numbers were kept with it leads to all orders', () => {
  const { order_number: _none, ...older } = { ...REFUSED, request_id: 'older' };
  expect(told('/', [older]).opened).toEqual(['/orders']);
});
