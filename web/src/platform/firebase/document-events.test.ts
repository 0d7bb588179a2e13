import type { DocumentSnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentEvents, type DocumentEvent } from './document-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a listener on `tanks/ana` receives: the tank's name, or null for none. */
function snapshotOf(name: string | null, isFromCache: boolean): DocumentSnapshot {
  const snapshot = {
    id: 'ana',
    ref: { path: 'tanks/ana' },
    metadata: { fromCache: isFromCache, hasPendingWrites: false },
    exists: () => name !== null,
    data: () => ({ name }),
  };
  return snapshot as unknown as DocumentSnapshot;
}

function listened(isKnown: boolean) {
  const answers: (() => void)[] = [];
  const events: DocumentEvent[] = [];
  const ask = vi.fn(() => new Promise<boolean>((resolve) => answers.push(() => resolve(isKnown))));
  const { hear, end } = documentEvents((news) => events.push(news), ask);
  const answer = async () => {
    for (const give of answers) give();
    await Promise.resolve();
    await Promise.resolve();
  };
  const missing = () => events.map(({ isMissing }) => isMissing);
  return { hear, end, answer, ask, events, missing };
}

it.each([true, false])(
  'FIT-06 before the server answers, the device says whether it knows that there is none: %s',
  async (isKnown) => {
    const { hear, answer, events } = listened(isKnown);
    hear(snapshotOf(null, true));
    expect(events).toEqual([]);
    await answer();
    expect(events).toMatchObject([{ raw: null, isFromCache: true, isMissing: isKnown }]);
  },
);

it('FIT-06 with a network the server has a moment to say that it is there by now', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { hear, answer, events } = listened(true);
  hear(snapshotOf(null, true));
  await answer();
  expect(events).toEqual([]);
  hear(snapshotOf('Living room', false));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(events).toMatchObject([{ raw: { data: { name: 'Living room' } }, isMissing: false }]);

  const unanswered = listened(true);
  unanswered.hear(snapshotOf(null, true));
  await unanswered.answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(unanswered.events).toMatchObject([{ raw: null, isFromCache: true, isMissing: true }]);
});

it('FIT-06 the server’s answer overtakes that of the device, and so does the end of the listener', async () => {
  const { hear, end, answer, events } = listened(false);
  hear(snapshotOf(null, true));
  hear(snapshotOf('Living room', false));
  await answer();
  expect(events).toMatchObject([{ raw: { data: { name: 'Living room' } }, isMissing: false }]);
  hear(snapshotOf(null, true));
  end();
  await answer();
  expect(events).toHaveLength(1);
});

it('FIT-06 what the server called missing stays so as the connection is lost, until it is there', async () => {
  const { hear, answer, ask, missing } = listened(false);
  hear(snapshotOf(null, false));
  hear(snapshotOf(null, true));
  expect(missing()).toEqual([true, true]);
  expect(ask).not.toHaveBeenCalled();
  hear(snapshotOf('Living room', true));
  // Gone from the cache, with no answer from the server.
  hear(snapshotOf(null, true));
  await answer();
  expect(missing()).toEqual([true, true, false, false]);
});
