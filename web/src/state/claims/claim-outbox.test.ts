import { afterEach, expect, it, vi } from 'vitest';
import type { ReportClaimResponse } from '@reef/domain/claims/claim-calls';
import type { CallResult } from '#platform/data/calls/calls.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import {
  deleteReport,
  outbox,
  sendReport,
  sendReportAgain,
  takeReportBack,
} from './claim-outbox.ts';
import { draftKey, EMPTY_CLAIM, type QueuedReport, reportKey } from './queued-report.ts';

/** A database request that succeeds: the event comes a moment later. */
function answered<T>(result: T, ...events: string[]) {
  const target = Object.assign(new EventTarget(), { result, error: null });
  setTimeout(() => events.forEach((name) => target.dispatchEvent(new Event(name))));
  return target;
}

let isFull = false;

/**
 * IndexedDB with one store; Node has none. If it is full, a record cannot be put, and its
 * transaction is aborted.
 */
function memoryDatabase(records: Map<string, unknown>) {
  const open = () => {
    const before = new Map(records);
    let end = 'complete';
    const put = (record: unknown, key: string) => {
      if (!isFull) return answered(records.set(key, record), 'success');
      end = 'abort';
      records.clear();
      for (const [name, kept] of before) records.set(name, kept);
      return answered(null, 'error');
    };
    const remove = (key: string) => answered(records.delete(key), 'success');
    const getAll = () => answered([...before.values()], 'success');
    const store = { put, delete: remove, getAll };
    const transaction = () => {
      const target = Object.assign(answered(null), { objectStore: () => store });
      setTimeout(() => target.dispatchEvent(new Event(end)));
      return target;
    };
    return answered({ transaction, close: () => {} }, 'success');
  };
  return { open };
}

const REFUSED: QueuedReport = {
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
const typed = { ...EMPTY_CLAIM, sentence: 'Another one.' };

function keeping(...records: [string, unknown][]): Map<string, unknown> {
  const kept = new Map<string, unknown>([[reportKey(REFUSED), REFUSED], ...records]);
  vi.stubGlobal('indexedDB', memoryDatabase(kept));
  outbox.set([{ ...REFUSED, phase: 'refused', isStored: true }]);
  return kept;
}

const COUNT = 'reef-waiting-reports';

/** What this device has in local storage, at first a count of reports. */
function withCount(count: string): Map<string, string> {
  const values = new Map([[COUNT, count]]);
  vi.stubGlobal('window', pageWithStorage(values));
  return values;
}

function signIn(): void {
  const user = { uid: 'buyer' } as NonNullable<ReturnType<typeof session.get>['user']>;
  session.set({ ...UNKNOWN, phase: 'signed-in', user });
}

afterEach(() => {
  isFull = false;
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
  const values = withCount('0');
  const draft = await takeReportBack(REFUSED);
  expect(values.has(COUNT)).toBe(false);
  expect(draft).toMatchObject({ sentence: REFUSED.sentence, reported_at: REFUSED.reported_at });
  expect([...kept]).toEqual([[DRAFT, draft]]);
  expect(outbox.get()).toEqual([]);
});

it('CLAIM-01 a refused report that is sent again sends its photos too', async () => {
  const kept = keeping();
  signIn();
  await sendReportAgain(REFUSED);
  const again = { ...REFUSED, photos_sent: 0, refusal: null };
  expect([...kept]).toEqual([[reportKey(REFUSED), again]]);
});

it('CLAIM-01 a refused report that the device has no room for once more leaves another draft alone', async () => {
  const kept = keeping([DRAFT, typed]);
  signIn();
  isFull = true;
  await sendReportAgain(REFUSED);
  expect(outbox.get()).toMatchObject([{ phase: 'queued', isStored: false }]);
  isFull = false;
  await deleteReport(REFUSED);
  expect([...kept]).toEqual([[DRAFT, typed]]);
});

it('CLAIM-01 a report that the device has no room for leaves its draft there until it has arrived, and says so', async () => {
  const report = { ...REFUSED, photos_sent: 0, refusal: null };
  const kept = new Map<string, unknown>([[DRAFT, typed]]);
  vi.stubGlobal('indexedDB', memoryDatabase(kept));
  vi.stubGlobal('IDBKeyRange', { bound: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  const values = withCount('7');
  signIn();
  isFull = true;
  let answer: CallResult<ReportClaimResponse>;
  const sends: (() => Promise<boolean>)[] = [];
  const sending = {
    report: () => Promise.resolve(answer),
    uploadOnce: () => Promise.resolve(true),
    keepTrying: (_lock: string | null, sendAll: () => Promise<boolean>) => {
      sends.push(sendAll);
      return () => {};
    },
  };
  expect(await sendReport(report, sending)).toBe(false);
  expect([...kept]).toEqual([[DRAFT, typed]]);
  expect(outbox.get()).toMatchObject([{ phase: 'queued', isStored: false }]);

  const [send] = sends;
  answer = { ok: false, code: 'unavailable', message: 'No connection.', details: null };
  expect(await send?.()).toBe(false);
  expect(outbox.get()).toMatchObject([{ phase: 'queued', isStored: false }]);
  expect([...kept]).toEqual([[DRAFT, typed]]);

  answer = { ok: true, data: { claim_id: 'claim-1' } };
  expect(await send?.()).toBe(true);
  expect(outbox.get()).toMatchObject([{ phase: 'received' }]);
  expect([...kept]).toEqual([]);
  expect(values.has(COUNT)).toBe(false);

  // A refused one is not counted, but noted, so that the next page tells of it.
  isFull = false;
  answer = { ok: false, code: 'failed-precondition', message: 'Over.', details: null };
  await sendReport({ ...report, request_id: 'another' }, sending);
  expect(await send?.()).toBe(true);
  expect(outbox.get()).toMatchObject([{ phase: 'received' }, { phase: 'refused' }]);
  expect(values.get(COUNT)).toBe('0');

  // A page that comes out of the back/forward cache has not heard of what another tab took.
  const elsewhere = { ...report, request_id: 'elsewhere' };
  kept.set(reportKey(elsewhere), elsewhere);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(outbox.get().at(-1)).toMatchObject(elsewhere));
});
