import { expect, it } from 'vitest';
import { openText } from './open-messages.ts';

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
