import { afterEach, expect, it, vi } from 'vitest';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { deleteReport, outbox, sendReportAgain, takeReportBack } from './claim-outbox.ts';
import { draftKey, EMPTY_DRAFT, type KeptReport, reportKey } from './kept-report.ts';

/** What the database answers, as its requests do: as an event, a moment later. */
function answered<T>(result: T, ...events: string[]) {
  const target = Object.assign(new EventTarget(), { result, error: null });
  setTimeout(() => events.forEach((name) => target.dispatchEvent(new Event(name))));
  return target;
}

/** IndexedDB with one store; a Node that tests run on has none. */
function memoryDatabase(records: Map<string, unknown>) {
  const store = {
    put: (record: unknown, key: string) => answered(records.set(key, record), 'success'),
    delete: (key: string) => answered(records.delete(key), 'success'),
  };
  const transaction = () => Object.assign(answered(null, 'complete'), { objectStore: () => store });
  return { open: () => answered({ transaction, close: () => {} }, 'success') };
}

const REFUSED: KeptReport = {
  request_id: '0b0e9d8a-6f0c-4d62-8f0e-1f2a3b4c5d6e',
  user_id: 'buyer',
  order_id: 'order-1',
  lines: [{ line: 0, quantity: 2 }],
  sentence: 'Both were dead on arrival.',
  photos: [{ type: 'image/webp', bytes: new Uint8Array([1]) }],
  photos_sent: 1,
  reported_at: new Date('2026-11-22T15:00:00.000Z'),
  refusal: 'This order was not found.',
};
const DRAFT = draftKey('buyer', 'order-1');
const typed = { ...EMPTY_DRAFT, sentence: 'Another one.' };

function keeping(...records: [string, unknown][]): Map<string, unknown> {
  const kept = new Map<string, unknown>([[reportKey(REFUSED), REFUSED], ...records]);
  vi.stubGlobal('indexedDB', memoryDatabase(kept));
  outbox.set([{ ...REFUSED, phase: 'refused' }]);
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  outbox.set([]);
  session.set(UNKNOWN);
});

it('CLAIM-01 a refused report that is deleted is gone, and leaves the draft as it is', async () => {
  const kept = keeping([DRAFT, typed]);
  await deleteReport(REFUSED);
  expect([...kept]).toEqual([[DRAFT, typed]]);
  expect(outbox.get()).toEqual([]);

  const others = keeping();
  await deleteReport(REFUSED);
  expect([...others]).toEqual([]);
});

it('CLAIM-01 a refused report that is taken back becomes the draft', async () => {
  const kept = keeping();
  const draft = await takeReportBack(REFUSED);
  expect(draft).toMatchObject({ sentence: REFUSED.sentence, reported_at: REFUSED.reported_at });
  expect([...kept]).toEqual([[DRAFT, draft]]);
  expect(outbox.get()).toEqual([]);
});

it('CLAIM-01 a refused report that is sent again sends its photos too', async () => {
  const kept = keeping();
  const user = { uid: 'buyer' } as NonNullable<ReturnType<typeof session.get>['user']>;
  session.set({ ...UNKNOWN, phase: 'signed-in', user });
  await sendReportAgain(REFUSED);
  const again = { ...REFUSED, photos_sent: 0, refusal: null };
  expect([...kept]).toEqual([[reportKey(REFUSED), again]]);
});
