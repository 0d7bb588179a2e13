import { createHash } from 'node:crypto';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import { shortDigest } from '#shared/db/short-digest.ts';

/** A reservation's id: the same buyer's same request always finds the same reservation. */
export function reservationId(userId: string, requestId: string): string {
  return shortDigest(`${userId}\u0000${requestId}`, 32);
}

/** An order's id, derived from its payment session, so that it cannot be recorded twice. */
export function orderId(sessionId: string): string {
  return `o_${shortDigest(sessionId, 28)}`;
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number that people say on the phone, such as `R261121-7K3QXM`: the day and six letters of the
 * session's digest, without letters that look like digits.
 */
export function orderNumber(sessionId: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(2, 10).replaceAll('-', '');
  const bytes = createHash('sha256').update(`number ${sessionId}`).digest();
  const letters = [...bytes.subarray(0, 6)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `R${day}-${letters.join('')}`;
}

/**
 * Tells checkouts apart: equal for the same products and quantities in any order, with the same
 * delivery.
 */
export function cartFingerprint(
  quantities: ReadonlyMap<string, number>,
  delivery: DeliveryChoice | undefined,
): string {
  const { method, day, zip, seen_cents: seen } = delivery ?? {};
  const chosen = delivery && [method, day, zip, ...(seen === undefined ? [] : [seen])];
  return shortDigest(JSON.stringify([...quantities, ...(chosen ? [chosen] : [])]), 32);
}
