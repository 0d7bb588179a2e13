import { isClaimPhotoPath } from '@reef/domain/claims/claim-photo';
import { lastReportOf } from '@reef/domain/claims/claim-window';
import {
  checkUpload,
  LARGEST_UPLOAD_BYTES,
  type UploadCheck,
  type UploadRefusal,
} from '@reef/domain/pictures/uploaded-picture';
import { refused } from '@reef/domain/shared/refused';
import { utcDay } from '@reef/domain/shipping/day';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { logEntry } from '#shared/db/log-entry.ts';
import { nullOnCode } from '#shared/db/null-on-code.ts';
import { type PictureDeps, PictureRecord, recordOf } from './picture-record.ts';

/** What the bucket says of a file. */
type Found = { generation: string; type: string; sizeBytes: number; isEncoded: boolean };

/** The bucket's answer if a file is not there, or goes meanwhile. */
const NOT_FOUND = '404';

/** The encodings that the bucket names for a file sent without one. */
const PLAIN: ReadonlySet<string> = new Set(['', 'identity']);

async function find({ bucket }: PictureDeps, path: string): Promise<Found | null> {
  const answer = await nullOnCode(NOT_FOUND, bucket.file(path).getMetadata());
  if (answer === null) return null;
  const [{ generation, contentType, contentEncoding, size }] = answer;
  return {
    generation: String(generation ?? ''),
    type: contentType ?? '',
    sizeBytes: Number(size ?? 0),
    isEncoded: !PLAIN.has(contentEncoding ?? ''),
  };
}

async function look(
  { bucket }: PictureDeps,
  path: string,
  found: Found,
): Promise<UploadCheck | null> {
  // The rules let nothing larger in; without them it would have to be held in memory.
  if (found.sizeBytes > LARGEST_UPLOAD_BYTES) return refused('too-large');
  // Browsers would unpack it to any size; the stored file has to be the picture itself.
  if (found.isEncoded) return refused('not-an-image');
  const file = bucket.file(path).download({ decompress: false });
  const answer = await nullOnCode(NOT_FOUND, file);
  return answer === null ? null : checkUpload(answer[0], found.type);
}

/**
 * The log's entry of a refused file. A buyer can send any number of files, so those for one order
 * share an entry in a day, which shows the latest.
 */
function entryId(path: string, recordId: string, { generation }: Found, now: Date): string {
  if (!isClaimPhotoPath(path)) return `picture-refused-${recordId}-${generation}`;
  const orderFolder = path.split('/').slice(0, 3).join('_');
  return `picture-refused-${orderFolder}-${utcDay(now)}`;
}

/** Deletes the file and logs it; repeating it logs nothing more. */
async function refuse(
  { db, bucket, now }: PictureDeps,
  path: string,
  found: Found,
  reason: UploadRefusal,
): Promise<void> {
  const record = recordOf(db, path);
  const entry = {
    action: 'picture-refused',
    actor: path.split('/')[1] ?? '',
    target: path,
    before: null,
    after: { reason, type: found.type, size_bytes: found.sizeBytes },
  };
  await collections(db)
    .auditLog.doc(entryId(path, record.id, found, now()))
    .set(logEntry(entry, now()));
  await bucket.file(path).delete({ ignoreNotFound: true });
  await record.delete();
}

/**
 * Writes a picture's record, unless a concurrent check of the same file has written it: that record
 * may be marked as used by now, and keeps the mark.
 */
async function write(
  { db, now }: PictureDeps,
  path: string,
  looked: Pick<PictureRecord, 'generation' | 'type' | 'width' | 'height' | 'size_bytes'>,
): Promise<PictureRecord | null> {
  const record = recordOf(db, path);
  const fields: Omit<PictureRecord, 'id'> = {
    path,
    ...looked,
    is_used: false,
    is_sold: false,
    is_going: false,
    unused_since: isClaimPhotoPath(path) ? lastReportOf(now()) : now(),
  };
  return atomically(db, async (unit) => {
    const [snapshot] = await unit.read(record);
    const stored = parseDocument(PictureRecord, snapshot);
    if (stored?.generation === looked.generation) return stored.is_going ? null : stored;
    unit.write(record, fields);
    return { id: record.id, ...fields };
  });
}

/**
 * Checks an uploaded file completely: a picture gets a record, anything else is deleted and logged
 * in the audit log (ATT-64 to ATT-70). A file that was already checked is not checked again.
 * @returns null if there is no such file, or none any more.
 */
export async function inspectPicture(
  deps: PictureDeps,
  path: string,
): Promise<PictureRecord | null> {
  const record = recordOf(deps.db, path);
  const found = await find(deps, path);
  if (found === null) return null;
  const known = parseDocument(PictureRecord, await record.get());
  if (known?.generation === found.generation) return known.is_going ? null : known;
  const check = await look(deps, path, found);
  // The trigger and a listing check the same upload; the other one has just refused it.
  if (check === null) return null;
  if (!check.ok) {
    await refuse(deps, path, found, check.refusal);
    return null;
  }
  const { generation, sizeBytes } = found;
  return write(deps, path, { generation, type: check.type, ...check.size, size_bytes: sizeBytes });
}
