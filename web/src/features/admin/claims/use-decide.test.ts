import { expect, it } from 'vitest';
import { stateBy } from './use-decide.ts';

const sent = { requestId: 'mine', revision: 3 };

it('CLAIM-03 a decision whose answer was lost is told as decided once the claim names it', () => {
  expect(stateBy(sent, { revision: 3, last_request_id: null })).toEqual({
    phase: 'refused',
    message: 'No answer from the server. Press again: it is decided once, however often.',
  });
  expect(stateBy(sent, { revision: 4, last_request_id: 'mine' })).toEqual({ phase: 'done' });
});

it('CLAIM-03 where another decision came, nobody is told to press again', () => {
  expect(stateBy(sent, { revision: 4, last_request_id: 'theirs' })).toEqual({
    phase: 'refused',
    message: 'This claim has changed meanwhile. Look at it again before you decide.',
  });
});
