import { Product, stockFields } from '@reef/domain/catalogue/product';
import { Claim } from '@reef/domain/claims/claim';
import type { DecideClaimRequest, DecideRefusal } from '@reef/domain/claims/claim-calls';
import {
  claimFields,
  type ClaimVerdict,
  decideClaim as decide,
} from '@reef/domain/claims/decide-claim';
import { Order } from '@reef/domain/orders/order';
import { refused } from '@reef/domain/shared/refused';
import { MINUTE_MS } from '@reef/domain/shared/time';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { orderId, orderNumber } from '#checkout/ids.ts';
import { claimMailDocuments, decisionMails, presentClaimMails } from '#mail/claim-events.ts';
import { mailWrite } from '#mail/outbox.ts';
import { correctMails, leavingAfter } from '#mail/overtaken-mails.ts';
import { withPresentAddress } from '#mail/present-address.ts';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import type { DocumentUpdate } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { logEntry } from '#shared/db/log-entry.ts';
import { stamped } from '#shared/db/product-writes.ts';
import { replacementKey } from './claim-id.ts';
import { finishRefunds } from './finish-refunds.ts';
import { replacementUpdates } from './reflect-replacements.ts';
import { replacementOrder } from './replacement-order.ts';

export type DecideResult = { ok: true; revision: number } | { ok: false; refusal: DecideRefusal };

/** When the sweeper makes refunds that the deciding call left undone. */
const REFUND_DUE_MS = MINUTE_MS;

/** What a decision reads, all under locks. */
type Read = {
  claim: Claim;
  order: Order;
  products: Map<string, Product>;
  /** Earlier replacements of the order whose money this decision changes. */
  freeOrders: DocumentUpdate[];
  /** The mails of the report and of earlier decisions, or places where there is none. */
  earlierMails: readonly DocumentSnapshot[];
  email: string;
};

async function readProducts(
  deps: CheckoutDeps,
  tx: Transaction,
  claim: Claim,
  { decisions }: DecideClaimRequest,
): Promise<Map<string, Product>> {
  const replaced = new Set(
    decisions.flatMap(({ kind, line }) => (kind === 'replacement' ? [line] : [])),
  );
  const lines = claim.lines.filter(({ line }) => replaced.has(line));
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  if (ids.length === 0) return new Map();
  const found = await tx.getAll(...ids.map((id) => collections(deps.db).products.doc(id)));
  const products = found.flatMap((snapshot) => parseDocument(Product, snapshot) ?? []);
  return new Map(products.map((product) => [product.id, product]));
}

/** Writes the decision: the claim, its order, new and earlier replacements, the log, the mails. */
function write(
  deps: CheckoutDeps,
  tx: Transaction,
  { claim, order, products, freeOrders, earlierMails, email }: Read,
  verdict: Extract<ClaimVerdict, { ok: true }>,
  by: { adminId: string; request: DecideClaimRequest },
): number {
  const { claims, orders, auditLog, products: productDocuments } = collections(deps.db);
  const now = deps.now();
  const fields = claimFields(verdict.lines, new Date(now.getTime() + REFUND_DUE_MS));
  const revision = claim.revision + 1;
  const decided = { revision, last_request_id: by.request.request_id, updated_at: now };
  tx.update(claims.doc(claim.id), { ...fields, ...decided });
  tx.update(orders.doc(order.id), { claims: verdict.claims, ...verdict.money, updated_at: now });
  for (const { document, fields: money } of freeOrders) tx.update(document, money);
  for (const [id, left] of verdict.stockAfter) {
    tx.update(productDocuments.doc(id), stamped(stockFields(products.get(id) ?? null, left, now)));
  }
  for (const each of verdict.replaced) {
    tx.create(orders.doc(each.order_id), replacementOrder(order, claim, each, now));
  }
  const entry = {
    action: 'decide-claim',
    actor: by.adminId,
    actor_email: email,
    target: claim.id,
    order_id: order.id,
    user_id: claim.user_id,
    decisions: by.request.decisions,
    revision,
  };
  tx.create(auditLog.doc(`decide-claim-${claim.id}-${revision}`), logEntry(entry, now));
  // What the buyer was to be told before is over, if it has not left.
  const present = { ...claim, ...fields, ...decided };
  const stillTrue = presentClaimMails(present, deps.shop);
  const { busyUntil } = correctMails(deps.db, tx, stillTrue, earlierMails, now);
  for (const mail of decisionMails(present, deps.shop)) {
    tx.set(...mailWrite(deps.db, leavingAfter(mail, busyUntil), now));
  }
  return revision;
}

function isSameRequest(claim: Claim, { request_id }: DecideClaimRequest): boolean {
  return claim.last_request_id === request_id;
}

async function decideOnce(
  deps: CheckoutDeps,
  adminId: string,
  request: DecideClaimRequest,
): Promise<DecideResult> {
  const { claims, orders } = collections(deps.db);
  const notAdmin = refused({ code: 'not-admin' });
  return asActiveAdmin(deps.db, adminId, notAdmin, async (tx, admin) => {
    const claim = parseDocument(Claim, await tx.get(claims.doc(request.claim_id)));
    if (claim === null) return refused({ code: 'claim-not-found' });
    if (isSameRequest(claim, request)) return { ok: true, revision: claim.revision };
    const { revision } = claim;
    if (revision !== request.revision) return refused({ code: 'claim-changed', revision });
    const [bought, ...earlierMails] = await tx.getAll(
      orders.doc(claim.order_id),
      ...claimMailDocuments(deps.db, claim),
    );
    const order = parseDocument(Order, bought);
    // The order may have been deleted past the shop; without it nobody knows what is left to give
    // back.
    if (order === null) return refused({ code: 'claim-not-found' });
    const products = await readProducts(deps, tx, claim, request);
    const verdict = decide(claim, request.decisions, {
      order,
      products,
      now: deps.now(),
      replacementOf: ({ line }) => {
        const key = replacementKey(claim.id, line);
        return { order_id: orderId(key), order_number: orderNumber(key, deps.now()) };
      },
    });
    if (!verdict.ok) return refused(verdict.refusal);
    const decided = { ...order, ...verdict.money, claims: verdict.claims };
    const read = (...documents: DocumentReference[]) => tx.getAll(...documents);
    const freeOrders = await replacementUpdates(deps, read, decided);
    const seen = {
      claim: await withPresentAddress(deps.db, read, claim),
      order: await withPresentAddress(deps.db, read, order),
      products,
      freeOrders,
      earlierMails,
      email: admin.email,
    };
    return { ok: true, revision: write(deps, tx, seen, verdict, { adminId, request }) };
  });
}

/**
 * `decide_claim`: an admin decides lines of a claim (CLAIM-03). One step checks the role and writes
 * the decision, the order's summary, a replacement with its stock, the money of earlier ones, the
 * log and the mail. Refunds follow, because Stripe cannot be part of it: the sweeper makes one that
 * fails because this process dies or Stripe does not answer.
 */
export async function decideClaim(
  deps: CheckoutDeps,
  adminId: string,
  request: DecideClaimRequest,
): Promise<DecideResult> {
  const result = await decideOnce(deps, adminId, request);
  if (!result.ok) return result;
  try {
    await finishRefunds(deps, request.claim_id);
  } catch (error) {
    deps.report('a refund of a claim waits for the sweeper', error);
  }
  return result;
}
