import { expect, it } from 'vitest';
import { ReportClaimRequest } from '@reef/domain/claims/claim-calls';
import { arePhotosOf, claimFolder } from '@reef/domain/claims/claim-photo';
import {
  EMPTY_CLAIM,
  isEmptyDraft,
  QueuedReport,
  photoPaths,
  reportKey,
  reportPrefix,
  requestOf,
} from './queued-report.ts';

const REPORT: QueuedReport = {
  request_id: '0b0e9d8a-6f0c-4d62-8f0e-1f2a3b4c5d6e',
  user_id: 'buyer',
  order_id: 'order-1',
  lines: [{ line: 0, quantity: 2 }],
  sentence: 'Both were dead on arrival.',
  photos: [
    { type: 'image/webp', bytes: new Uint8Array([1]) },
    { type: 'image/jpeg', bytes: new Uint8Array([2, 3]) },
  ],
  photos_sent: 0,
  reported_at: new Date('2026-11-22T15:00:00.000Z'),
  refusal: null,
};

it('CLAIM-01 a kept report becomes the call that the server reads, with its photos in order', () => {
  const request = requestOf(REPORT);
  expect(ReportClaimRequest.parse(request)).toEqual(request);
  expect(request.reported_at).toBe('2026-11-22T15:00:00.000Z');
  const folder = claimFolder('buyer', 'order-1', REPORT.request_id);
  expect(arePhotosOf(folder, photoPaths(REPORT))).toBe(true);
  expect(photoPaths(REPORT)).toEqual([`${folder}photo-1.webp`, `${folder}photo-2.jpg`]);
});

it('CLAIM-01 sending it again after some photos arrived is the same call', () => {
  expect(requestOf({ ...REPORT, photos_sent: 2, refusal: 'No.' })).toEqual(requestOf(REPORT));
});

it('CLAIM-01 a kept report is read back, and the earlier one comes first', () => {
  expect(QueuedReport.parse(structuredClone(REPORT))).toEqual(REPORT);
  expect(QueuedReport.safeParse({ ...REPORT, photos: ['x'] }).success).toBe(false);
  const later = { ...REPORT, reported_at: new Date('2026-11-22T15:00:01.000Z') };
  expect(reportKey(REPORT) < reportKey(later)).toBe(true);
  expect(reportKey(REPORT).startsWith(reportPrefix('buyer'))).toBe(true);
});

it('CLAIM-01 a draft is empty until something was put into it', () => {
  expect(isEmptyDraft(EMPTY_CLAIM)).toBe(true);
  const { lines, sentence, photos } = REPORT;
  for (const part of [{ lines }, { sentence }, { photos }]) {
    expect(isEmptyDraft({ ...EMPTY_CLAIM, ...part })).toBe(false);
  }
});
