import * as z from 'zod/mini';
import { claimFolder, claimPhotoPath } from '@reef/domain/claims/claim-photo';
import type { ReportClaimRequest } from '@reef/domain/claims/claim-calls';

/** A photo as this device stores it, already made small. Bytes, because Safari stores no blobs. */
export const StoredPhoto = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
});
export type StoredPhoto = z.infer<typeof StoredPhoto>;

const Lines = z.array(z.object({ line: z.int(), quantity: z.int() }));

/** What a buyer has entered of a report so far; survives a reload (CLAIM-01). */
export const ClaimDraft = z.object({
  lines: Lines,
  sentence: z.string(),
  photos: z.array(StoredPhoto),
  /** When it was first sent, for a report that was refused and is being changed; else null. */
  reported_at: z.nullable(z.date()),
});
export type ClaimDraft = z.infer<typeof ClaimDraft>;

/** An empty draft. */
export const EMPTY_CLAIM: ClaimDraft = { lines: [], sentence: '', photos: [], reported_at: null };

/** Whether a buyer has entered nothing. */
export function isEmptyDraft({ lines, sentence, photos }: ClaimDraft): boolean {
  return lines.length === 0 && sentence === '' && photos.length === 0;
}

/** A report that was sent by its buyer and has not arrived. */
export const QueuedReport = z.object({
  request_id: z.string(),
  user_id: z.string(),
  order_id: z.string(),
  /** Absent on reports that were stored before it was noted. */
  order_number: z.optional(z.string()),
  lines: Lines,
  sentence: z.string(),
  photos: z.array(StoredPhoto),
  /** How many of the photos are in the bucket, counted from the first. */
  photos_sent: z.int(),
  /** The phone's time when Send was pressed. */
  reported_at: z.date(),
  /** The server's sentence if it refused the report; null while it is queued. */
  refusal: z.nullable(z.string()),
});
export type QueuedReport = z.infer<typeof QueuedReport>;

/** Keys of a user's drafts begin with this. */
export function draftPrefix(userId: string): string {
  return `draft/${userId}/`;
}

/** The key of an order's draft. */
export function draftKey(userId: string, orderId: string): string {
  return `${draftPrefix(userId)}${orderId}`;
}

/** Keys of a user's reports begin with this. */
export function reportPrefix(userId: string): string {
  return `report/${userId}/`;
}

/** The key of a report: by time, so that the earliest is sent first. */
export function reportKey({ user_id, reported_at, request_id }: QueuedReport): string {
  return `${reportPrefix(user_id)}${reported_at.toISOString()}/${request_id}`;
}

/** Where the photos of a report go, in order. */
export function photoPaths({ user_id, order_id, request_id, photos }: QueuedReport): string[] {
  const folder = claimFolder(user_id, order_id, request_id);
  return photos.map(({ type }, index) => claimPhotoPath(folder, index + 1, type));
}

/** The call that sends a report once its photos are uploaded; a repeat is the same. */
export function requestOf(report: QueuedReport): ReportClaimRequest {
  const { request_id, order_id, lines, sentence, reported_at } = report;
  const photos = photoPaths(report);
  return { request_id, order_id, lines, sentence, photos, reported_at: reported_at.toISOString() };
}
