import type { Mail } from '@reef/domain/mail/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { stateAt } from './mail-state.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const lease = (minutes: number) => Timestamp.fromMillis(NOW.getTime() + minutes * 60_000);

function stateOf(state: Mail['delivery']['state'], leaseExpireTime: unknown) {
  const get = (field: string) =>
    field === 'delivery.leaseExpireTime' ? leaseExpireTime : undefined;
  return stateAt({ get }, { state, attempts: 1, error: null }, NOW);
}

it('ORD-05 a mail waits again once the lease of whoever was sending it is over', () => {
  expect(stateOf('PROCESSING', lease(1))).toBe('PROCESSING');
  expect(stateOf('PROCESSING', lease(0))).toBe('PENDING');
  expect(stateOf('PROCESSING', lease(-1))).toBe('PENDING');
});

it('ORD-05 a mail without a readable lease is left to its sender', () => {
  for (const none of [undefined, null, 'noon', 7, {}]) {
    expect(stateOf('PROCESSING', none)).toBe('PROCESSING');
  }
});

it('ORD-05 an old lease changes no other state', () => {
  for (const state of ['PENDING', 'SUCCESS', 'ERROR'] as const) {
    expect(stateOf(state, lease(-1))).toBe(state);
  }
});
