import { describe, expect, it } from 'vitest';
import { runAll, runStep } from './setup-steps.ts';

describe('SETUP-01 Admin Management', () => {
  it('runs all steps in order with two pauses of one second', async () => {
    const seen: (string | number)[] = [];
    await runAll(
      async (name) => void seen.push(name),
      async (ms) => void seen.push(ms),
    );
    expect(seen).toEqual(['add', 1000, 'verify', 1000, 'check']);
  });
  it('never adds an admin directly', async () => {
    expect(await runStep('add', { email: 'a@reef.test', pin: '123456' })).toEqual({
      status: 'disabled',
      text: 'Please use the Admin Setup page to create admin accounts securely',
    });
  });
});
