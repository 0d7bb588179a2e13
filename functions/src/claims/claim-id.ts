import { shortDigest } from '#shared/db/short-digest.ts';

const ID_LENGTH = 28;

/** A claim's id: the same buyer's same report of an order is always the same claim. */
export function claimId(userId: string, orderId: string, requestId: string): string {
  return `c_${shortDigest(`${userId}\u0000${orderId}\u0000${requestId}`, ID_LENGTH)}`;
}

/** The key that a replacement order's id and number are made from, in place of a session's id. */
export function replacementKey(claim: string, line: number): string {
  return `replacement ${claim} ${line}`;
}
