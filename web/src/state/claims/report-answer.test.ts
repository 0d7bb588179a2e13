import { expect, it } from 'vitest';
import type { CallErrorCode } from '#platform/data/calls.ts';
import { outcomeOf, pauseMs } from './report-answer.ts';

function refused(code: CallErrorCode) {
  return outcomeOf({ ok: false, code, message: 'The guarantee is over.', details: null });
}

it('CLAIM-01 a report that cannot be answered now is sent again, one that is refused is not', () => {
  expect(outcomeOf({ ok: true, data: { claim_id: 'c1' } })).toEqual({
    kind: 'received',
    claimId: 'c1',
  });
  for (const code of ['unavailable', 'internal', 'deadline-exceeded', 'unauthenticated'] as const) {
    expect(refused(code)).toEqual({ kind: 'later' });
  }
  const sentence = 'The guarantee is over.';
  for (const code of ['failed-precondition', 'not-found', 'resource-exhausted'] as const) {
    expect(refused(code)).toEqual({ kind: 'refused', sentence });
  }
  const malformed = refused('invalid-argument');
  expect(malformed.kind === 'refused' && malformed.sentence).toMatch(/^The report could not be/);
});

it('CLAIM-01 pauses between tries grow, and end at five minutes', () => {
  expect([1, 2, 3, 4].map(pauseMs)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(pauseMs(0)).toBe(10_000);
  expect(pauseMs(1000)).toBe(300_000);
});
