import type { ReportClaimRequest, ReportRefusal } from '@reef/domain/claims/claim-calls';
import { withClaim } from '@reef/domain/claims/decide-claim';
import { judgeReport } from '@reef/domain/claims/report-claim';
import { Order } from '@reef/domain/orders/order';
import { queueReportMails } from '#mail/claim-events.ts';
import { withPresentAddress } from '#mail/present-address.ts';
import type { ShopMail } from '#mail/shop-mail.ts';
import { checkClaimPhoto } from '#pictures/claim-photo.ts';
import { type PictureDeps, PictureRecord, recordOf } from '#pictures/picture-record.ts';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';
import { claimId } from './claim-id.ts';
import { refused } from '@reef/domain/shared/refused';
import { HOUR_MS } from '@reef/domain/shared/time';

/** What reporting needs. */
export type ReportDeps = PictureDeps & { shop: ShopMail };

export type ReportResult = { ok: true; claimId: string } | { ok: false; refusal: ReportRefusal };

/** Reports of one account in an hour; a phone without signal may send several at once. */
const REPORTS_PER_ACCOUNT = 30;

/**
 * The first photo that is not stored as a checked picture; null if all are. Marks them as kept, so
 * that the nightly sweep leaves them.
 */
async function keepPhotos(
  { db }: ReportDeps,
  unit: UnitOfWork,
  photos: readonly string[],
): Promise<string | null> {
  const records = await unit.read(...photos.map((path) => recordOf(db, path)));
  const isThere = records.map((snapshot) => {
    const record = parseDocument(PictureRecord, snapshot);
    return record !== null && !record.is_going;
  });
  const missing = photos.find((_path, index) => isThere[index] !== true);
  if (missing !== undefined) return missing;
  for (const { ref } of records) unit.write(ref, { is_used: true, is_sold: true });
  return null;
}

/**
 * `report_claim`: a buyer's report of a loss becomes a claim, with the order's summary and the
 * mails, in one step (CLAIM-01). The same request is one claim, however often and from however many
 * devices it is sent. Another buyer's order is answered like a missing one.
 */
export async function reportClaim(
  deps: ReportDeps,
  userId: string,
  request: ReportClaimRequest,
): Promise<ReportResult> {
  const { claims, orders } = collections(deps.db);
  const id = claimId(userId, request.order_id, request.request_id);
  const [claim, order] = [claims.doc(id), orders.doc(request.order_id)];
  // Read at one moment, so that an order with the claim comes together with the claim.
  const [known, present] = await deps.db.getAll(claim, order);
  if (known?.exists) return { ok: true, claimId: id };
  const limit = { key: `claim account ${userId}`, most: REPORTS_PER_ACCOUNT };
  if (!(await isWithinLimits(deps, HOUR_MS, limit))) return refused({ code: 'too-many-reports' });
  // Before any file is read: photos cost, and a stranger's report must cost little.
  const early = judgeReport(parseDocument(Order, present), userId, request, deps.now());
  if (!early.ok) return refused(early.refusal);
  await Promise.all(request.photos.map((path) => checkClaimPhoto(deps, path)));
  return atomically(deps.db, async (unit): Promise<ReportResult> => {
    const [again, stored] = await unit.read(claim, order);
    if (again?.exists) return { ok: true, claimId: id };
    const parsed = parseDocument(Order, stored);
    const read = unit.read.bind(unit);
    const bought = parsed && (await withPresentAddress(deps.db, read, parsed));
    const verdict = judgeReport(bought, userId, request, deps.now());
    if (!verdict.ok) return refused(verdict.refusal);
    const photo = await keepPhotos(deps, unit, request.photos);
    if (photo !== null) return refused({ code: 'photo-missing', photo });
    const written = { ...verdict.claim, id };
    unit.write(claim, verdict.claim);
    unit.write(order, { claims: withClaim(bought?.claims, written), updated_at: deps.now() });
    queueReportMails(deps, unit, written);
    return { ok: true, claimId: id };
  });
}
