import { type ReportClaimRequest, ReportClaimResponse } from '@reef/domain/claims/claim-calls';
import { callFunction } from '#platform/data/calls/calls.ts';
import { keepTrying } from '#platform/data/keep-trying.ts';
import { deleteRecord, saveRecord, readRecords } from '#platform/data/offline-records.ts';
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { uploadOnce } from '#platform/data/uploads.ts';
import { isOnline } from '#platform/device/online.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { onStoredChange, removeStored, writeStored } from '#platform/storage.ts';
import { createStore, type Store } from '#platform/store.ts';
import { session } from '#state/session/session-store.ts';
import {
  type ClaimDraft,
  draftKey,
  QueuedReport,
  photoPaths,
  reportKey,
  reportPrefix,
  requestOf,
} from './queued-report.ts';
import { outcomeOf } from './report-answer.ts';

/** The state of a report. `share` is how much of it has been sent, 0 to 1. */
export type ReportPhase =
  | { phase: 'queued' | 'refused' }
  | { phase: 'sending'; share: number }
  | { phase: 'received'; claimId: string };

/** A report that is being sent; `isStored` is false if this device could not store it. */
export type OutgoingReport = QueuedReport & ReportPhase & { isStored: boolean };

/**
 * The signed-in user's reports that have not arrived, and those that have arrived since the page
 * was opened.
 */
export const outbox: Store<readonly OutgoingReport[]> = createStore<readonly OutgoingReport[]>([]);

/** The photos are nearly all that is sent; this is the call's share. */
const CALL_SHARE = 0.05;

/** One tab of a browser sends at a time. */
const LOCK = 'reef-claim-outbox';

/** What sends reports, and retries. */
const SENDING = {
  report: (request: ReportClaimRequest) =>
    callFunction('report_claim', request, ReportClaimResponse),
  uploadOnce,
  keepTrying,
};
type Sending = typeof SENDING;

/**
 * Reports that this device could not store in their current state: they exist as long as the page.
 */
const unstored = new Map<string, QueuedReport>();

/** Those of them of which only the draft is stored. */
const onlyDraft = new Set<string>();

function userId(): string | null {
  const { phase, user } = session.get();
  return phase === 'signed-in' ? (user?.uid ?? null) : null;
}

function show(report: QueuedReport, phase: ReportPhase): void {
  if (report.user_id !== userId()) return;
  const shown = { ...report, ...phase, isStored: !unstored.has(report.request_id) };
  const isThis = ({ request_id }: QueuedReport) => request_id === report.request_id;
  const present = outbox.get();
  const isKnown = present.some(isThis);
  outbox.set(isKnown ? present.map((each) => (isThis(each) ? shown : each)) : [...present, shown]);
}

const QUEUED = { phase: 'queued' } as const;

function draftOf({ user_id, order_id }: QueuedReport): string {
  return draftKey(user_id, order_id);
}

/** Drops the page's own copy of a report. @returns whether its draft is on this device. */
function drop({ request_id }: QueuedReport): boolean {
  unstored.delete(request_id);
  return onlyDraft.delete(request_id);
}

/** @param isNew replaces its draft, as does a report that could not be stored before. */
async function store(
  report: QueuedReport,
  isNew = onlyDraft.has(report.request_id),
): Promise<boolean> {
  // Signed out in the meantime: no data of a buyer stays on this device.
  if (report.user_id !== userId()) return false;
  const replaced = isNew ? draftOf(report) : undefined;
  const isStored = await saveRecord(reportKey(report), report, replaced);
  if (isStored) drop(report);
  else {
    unstored.set(report.request_id, report);
    if (isNew) onlyDraft.add(report.request_id);
  }
  return isStored;
}

/** Stores how much of a report is sent. If this device cannot, it still has the earlier state. */
async function storeProgress(report: QueuedReport): Promise<void> {
  const wasStored = !unstored.has(report.request_id);
  if (!(await store(report)) && wasStored) unstored.delete(report.request_id);
}

async function forget(report: QueuedReport): Promise<void> {
  if (drop(report)) await deleteRecord(draftOf(report));
  await deleteRecord(reportKey(report));
}

/** All reports of a user that have not arrived, the earliest first. */
async function reports(ofUser: string): Promise<QueuedReport[]> {
  const stored = await readRecords(reportPrefix(ofUser), QueuedReport);
  const others = [...unstored.values()].filter(({ user_id }) => user_id === ofUser);
  return [...stored.filter(({ request_id }) => !unstored.has(request_id)), ...others];
}

/** @param found all that have not arrived: of refused ones each page that is opened tells. */
function storeCount(queued: number, found: number): void {
  if (found === 0) removeStored(QUEUED_REPORTS_KEY);
  else writeStored(QUEUED_REPORTS_KEY, queued);
}

/** Reads what this device has stored, which another tab may have changed, and shows it. */
async function reload(): Promise<QueuedReport[]> {
  const ofUser = userId();
  if (ofUser === null) {
    outbox.set([]);
    return [];
  }
  const found = await reports(ofUser);
  if (ofUser !== userId()) return [];
  const isFound = new Set(found.map(({ request_id }) => request_id));
  outbox.set(
    outbox.get().filter((each) => each.phase === 'received' || isFound.has(each.request_id)),
  );
  for (const report of found) {
    const shown = outbox.get().find(({ request_id }) => request_id === report.request_id);
    const phase = report.refusal === null ? 'queued' : 'refused';
    if (shown?.phase !== 'sending') show(report, { phase });
  }
  const queued = found.filter(({ refusal }) => refusal === null);
  storeCount(queued.length, found.length);
  return queued;
}

/**
 * Sends the photos that the bucket does not have yet, one by one. @returns null if one could not be
 * sent.
 */
async function sendPhotos(report: QueuedReport, by: Sending): Promise<QueuedReport | null> {
  const paths = photoPaths(report);
  const total = report.photos.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  let present = report;
  let before = 0;
  for (const [index, { type, bytes }] of report.photos.entries()) {
    const base = before;
    before += bytes.byteLength;
    const path = paths[index];
    if (path === undefined || index < present.photos_sent) continue;
    const file = new File([bytes], 'photo', { type });
    const progress = (share: number) =>
      show(present, {
        phase: 'sending',
        share: ((base + share * bytes.byteLength) / total) * (1 - CALL_SHARE),
      });
    // One by one: in parallel they would share the same slow connection.
    if (!(await by.uploadOnce({ path, file }, progress))) return null;
    present = { ...present, photos_sent: index + 1 };
    // A photo that is there is not sent again after a reload.
    await storeProgress(present);
  }
  return present;
}

/**
 * Sends one report: its photos, then the call. If the server misses photos, they are sent once
 * more: it deletes photos whose report does not follow.
 * @returns false if it has to wait.
 */
async function send(report: QueuedReport, by: Sending, isAnew = false): Promise<boolean> {
  show(report, { phase: 'sending', share: 0 });
  const sent = await sendPhotos(report, by);
  if (sent === null) {
    show(report, QUEUED);
    return false;
  }
  const outcome = outcomeOf(await by.report(requestOf(sent)));
  if (outcome.ok) {
    await forget(sent);
    show(sent, { phase: 'received', claimId: outcome.claimId });
    return true;
  }
  if (outcome.refusal === 'later') {
    show(sent, QUEUED);
    return false;
  }
  if (outcome.refusal === 'photos-missing' && !isAnew) {
    return send({ ...sent, photos_sent: 0 }, by, true);
  }
  const refused = { ...sent, refusal: outcome.message };
  await store(refused);
  show(refused, { phase: 'refused' });
  return true;
}

/** Sends queued reports; without a network they stay. @returns false if a report has to wait. */
async function sendAll(by: Sending): Promise<boolean> {
  const queued = await reload();
  if (!isOnline()) return true;
  for (const report of queued) {
    // In the order in which they were reported.
    if (userId() !== report.user_id || !(await send(report, by))) return false;
  }
  await reload();
  return true;
}

let retryNow: (() => void) | null = null;

/**
 * Sends queued reports, now and whenever there is a connection again, as long as the page is open
 * (CLAIM-01). Calling it again changes nothing.
 */
export function startClaimOutbox(by = SENDING): void {
  if (retryNow !== null) return;
  const attempt = by.keepTrying(LOCK, () => sendAll(by));
  retryNow = attempt;
  let before = userId();
  session.subscribe(() => {
    if (userId() === before) return;
    before = userId();
    // A session that was lost may continue.
    if (sessionHint() === null) {
      unstored.clear();
      onlyDraft.clear();
    }
    attempt();
  });
  onStoredChange(
    (key) => key === QUEUED_REPORTS_KEY,
    () => void reload(),
  );
  attempt();
}

async function storeAndSend(report: QueuedReport, isNew?: boolean): Promise<boolean> {
  const isStored = await store(report, isNew);
  show(report, QUEUED);
  retryNow?.();
  return isStored;
}

/**
 * Takes a report: stored on this device first, then sent as soon as possible. It replaces its draft
 * in one step: a reload finds the one or the other, so that no loss is reported twice.
 * @returns false if this device cannot store it; unless it arrives, it is then lost with the page,
 * and its draft stays until it has arrived.
 */
export async function sendReport(report: QueuedReport, by = SENDING): Promise<boolean> {
  startClaimOutbox(by);
  return storeAndSend(report, true);
}

/** Sends a refused report again as it is, with its photos: the server may have deleted them. */
export async function sendReportAgain(report: QueuedReport): Promise<void> {
  await storeAndSend({ ...report, photos_sent: 0, refusal: null });
}

function hide(report: QueuedReport): void {
  const others = outbox.get().filter(({ request_id }) => request_id !== report.request_id);
  outbox.set(others);
  if (others.every(({ phase }) => phase === 'received')) removeStored(QUEUED_REPORTS_KEY);
}

/** Deletes a refused report and its photos from this device. A draft of its order stays as it is. */
export async function deleteReport(report: QueuedReport): Promise<void> {
  await forget(report);
  hide(report);
}

/**
 * Turns a refused report back into a draft, to be changed. It replaces a draft of its order: ask
 * before.
 * @returns the draft, which has replaced it on this device.
 */
export async function takeReportBack(report: QueuedReport): Promise<ClaimDraft> {
  const { user_id, order_id, lines, sentence, photos, reported_at } = report;
  const draft = { lines, sentence, photos, reported_at };
  drop(report);
  await saveRecord(draftKey(user_id, order_id), draft, reportKey(report));
  hide(report);
  return draft;
}
