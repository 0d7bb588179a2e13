import { expect, it } from 'vitest';
import { inPlace, openText } from './open-messages.ts';

const messages = (open: number, answered: number) => [
  ...Array.from({ length: open }, () => ({ is_answered: false })),
  ...Array.from({ length: answered }, () => ({ is_answered: true })),
];
const read = { phase: 'ready', isFromCache: false } as const;

it('ORD-07 counts the open messages, and says where there are more than are shown', () => {
  expect(openText({ ...read, items: [] }, 50)).toBe('0 open');
  expect(openText({ ...read, items: messages(1, 50) }, 50)).toBe('1 open');
  expect(openText({ ...read, items: messages(50, 1) }, 50)).toBe('50 open');
  expect(openText({ ...read, items: messages(51, 0) }, 50)).toBe('50+ open');
});

it('ORD-07 says no number of open messages before the server has said it', () => {
  for (const phase of ['loading', 'error'] as const) {
    expect(openText({ phase, isFromCache: true, items: [] }, 50)).toBeUndefined();
  }
  expect(openText({ ...read, isFromCache: true, items: messages(2, 0) }, 50)).toBeUndefined();
  expect(openText({ ...read, phase: 'error', items: messages(2, 0) }, 50)).toBeUndefined();
});

const message = (id: string, is_answered: boolean, hour: number) => ({
  id,
  is_answered,
  created_at: new Date(2026, 10, 27, hour),
});

/** The messages' places, where the server has sent the first as answered or open. */
function idsOf(isAnswered: boolean, wasAnswered: ReadonlyMap<string, boolean>): string[] {
  const first = message('first', isAnswered, 9);
  const second = message('second', false, 8);
  const later = message('later', true, 10);
  const sent = isAnswered ? [second, later, first] : [first, second, later];
  return inPlace(sent, wasAnswered).map(({ id }) => id);
}

it('ORD-07 a message that was just marked stays at its place', () => {
  expect(idsOf(false, new Map())).toEqual(['first', 'second', 'later']);
  expect(idsOf(true, new Map([['first', false]]))).toEqual(['first', 'second', 'later']);
  expect(idsOf(true, new Map())).toEqual(['second', 'later', 'first']);
});
