import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { ANSWER_MS } from '#platform/timing.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { lostWithSession } from '#state/session/end/lost-with-session.ts';
import { markChange, queuedChangeKey } from './queued-changes.ts';
import { settleChange } from './settle-change.ts';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', pageWithStorage(values));
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<void>(() => {});
const CHANGE = /^A change of your tanks or your profile/;

/** Lets the mark of Ana's change be settled by what the server answers. */
async function settled(answered: () => Promise<void>): Promise<void> {
  const done = settleChange('ana', answered);
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  await done;
}

describe('PROF-03 a change that the end of the session loses', () => {
  it('is told of while it is unanswered, also by a later page', async () => {
    markChange('ana', never());
    expect(await lostWithSession('ana')).toEqual([expect.stringMatching(CHANGE)]);
    expect(await lostWithSession('ben')).toEqual([]);
    values.set(QUEUED_REPORTS_KEY, '1');
    expect(await lostWithSession('ana')).toHaveLength(2);
  });

  it('is told of as it was before the device was emptied', async () => {
    markChange('ana', never());
    const lost = lostWithSession('ana');
    values.clear();
    expect(await lost).toEqual([expect.stringMatching(CHANGE)]);
  });

  it('is told of in short where the words cannot be loaded', async () => {
    markChange('ana', never());
    const lost = await lostWithSession('ana', () => Promise.reject(new Error('offline')));
    expect(lost).toEqual(['A loss report or a change on this device may be lost.']);
  });

  it('is not told of once it was answered', async () => {
    const answer = Promise.withResolvers<void>();
    markChange('ana', answer.promise);
    answer.resolve();
    await answer.promise;
    expect(await lostWithSession('ana')).toEqual([]);
  });

  it('an earlier change that is answered leaves the later one', async () => {
    const first = Promise.withResolvers<void>();
    markChange('ana', first.promise);
    markChange('ana', never());
    first.resolve();
    await first.promise;
    expect(await lostWithSession('ana')).toHaveLength(1);
  });

  it('is told of where it was refused, until a session that is alive has answered', async () => {
    values.set(queuedChangeKey('ana'), '"of an earlier page"');
    await settled(() => Promise.reject(new Error('permission-denied')));
    expect(await lostWithSession('ana')).toHaveLength(1);
    await settled(() => Promise.resolve());
    expect(await lostWithSession('ana')).toEqual([]);
  });

  it('one that is made meanwhile stays', async () => {
    values.set(queuedChangeKey('ana'), '"of an earlier page"');
    await settled(async () => markChange('ana', never()));
    expect(await lostWithSession('ana')).toHaveLength(1);
  });
});
