import { expect, it } from 'vitest';
import { aClaimLine } from '@reef/domain/testing/claim-line-fixture';
import { decidedText, stateBy } from './use-decide.ts';

const sent = { requestId: 'mine', revision: 3, done: 'Decided.' };

it('CLAIM-03 a decision whose answer was lost is told as decided once the claim names it', () => {
  expect(stateBy(sent, { revision: 3, last_request_id: null })).toEqual({
    phase: 'refused',
    message: 'No answer from the server. Press again: it is decided once, however often.',
  });
  expect(stateBy(sent, { revision: 4, last_request_id: 'mine' })).toEqual({
    phase: 'done',
    message: 'Decided.',
  });
});

it('CLAIM-03 where another decision came, nobody is told to press again', () => {
  expect(stateBy(sent, { revision: 4, last_request_id: 'theirs' })).toEqual({
    phase: 'refused',
    message: 'This claim has changed meanwhile. Look at it again before you decide.',
  });
});

it('CLAIM-05 a mail is promised with the decision after which no item is undecided', () => {
  const declined = { kind: 'declined', reason: 'Alive.' } as const;
  const first = { ...declined, line: 0 };
  const lines = [aClaimLine(), aClaimLine({ line: 1 })];
  const claim = { lines, buyer_email: 'ana@example.test' };
  expect(decidedText(claim, [first])).toBe(
    'Decided. The buyer is mailed once every item is decided.',
  );
  const mailed = 'Decided. The buyer is told by mail.';
  expect(decidedText(claim, [first, { ...declined, line: 1 }])).toBe(mailed);
  const before = aClaimLine({ line: 1, decision: { ...declined, decided_at: new Date() } });
  expect(decidedText({ ...claim, lines: [aClaimLine(), before] }, [first])).toBe(mailed);
  expect(decidedText({ ...claim, buyer_email: '' }, [first])).toBe(
    'Decided. The shop has no address to mail the buyer.',
  );
});
