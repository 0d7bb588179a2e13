import { expect, it } from 'vitest';
import type { CallErrorCode } from '#platform/data/calls/calls.ts';
import { outcomeOf } from './report-answer.ts';

function refused(code: CallErrorCode) {
  return outcomeOf({ ok: false, code, message: 'The guarantee is over.', details: null });
}

it('CLAIM-01 a report that cannot be answered now is sent again, one that is refused is not', () => {
  expect(outcomeOf({ ok: true, data: { claim_id: 'c1' } })).toEqual({
    ok: true,
    claimId: 'c1',
  });
  for (const code of ['unavailable', 'internal', 'deadline-exceeded', 'unauthenticated'] as const) {
    expect(refused(code)).toEqual({ ok: false, refusal: 'later' });
  }
  const message = 'The guarantee is over.';
  for (const code of ['failed-precondition', 'not-found', 'resource-exhausted'] as const) {
    expect(refused(code)).toEqual({ ok: false, refusal: 'refused', message });
  }
  const details = { code: 'photo-missing', photo: 'photo-1.webp' };
  const code = 'failed-precondition';
  const missing = outcomeOf({ ok: false, code, message: 'A photo.', details });
  expect(missing).toEqual({ ok: false, refusal: 'photos-missing', message: 'A photo.' });
  const malformed = refused('invalid-argument');
  expect(malformed).toMatchObject({ message: expect.stringMatching(/^The report could not be/) });
});
