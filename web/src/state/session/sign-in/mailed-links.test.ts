import { expect, it } from 'vitest';
import { refusal } from '#platform/data/calls/calls.ts';
import { linkOutcome } from './mailed-links.ts';

const WORDS = { refused: 'It failed.', unsure: 'It may be done.', dead: 'It is none.' };
const thrown = (code: string, message: string) => ({ code: `functions/${code}`, message });
const LOST = thrown('internal', 'internal [0]');

it('ORD-06 what the server says of a mailed link is shown', () => {
  const answer = { ok: true, data: { success: true, message: 'Done.' } } as const;
  expect(linkOutcome(answer, WORDS)).toEqual({ ok: true, message: 'Done.' });
});

it('ORD-06 a link whose answer was lost may have been used, and is not called a failure', () => {
  expect(linkOutcome(refusal(LOST), WORDS)).toEqual({
    ok: false,
    message: WORDS.unsure,
  });
});

it('ORD-06 without a connection nothing was done; a refusal is one', () => {
  expect(linkOutcome(refusal(LOST, false), WORDS).message).toMatch(
    /^No connection, so this was not sent/,
  );
  const malformed = refusal(thrown('invalid-argument', 'Not a token.'));
  expect(linkOutcome(malformed, WORDS).message).toBe(WORDS.dead);
  const refused = refusal(thrown('resource-exhausted', 'Too many.'));
  expect(linkOutcome(refused, WORDS)).toEqual({
    ok: false,
    message: WORDS.refused,
  });
});
