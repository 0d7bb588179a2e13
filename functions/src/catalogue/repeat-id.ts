import { shortDigest } from '#shared/db/short-digest.ts';

/**
 * An id for what may be sent twice: the same for the same content of the same admin's form. Null if
 * the form gave no id of its own, so that nothing is taken for a repeat.
 */
export function repeatId(
  adminId: string,
  requestId: string | undefined,
  content: readonly unknown[],
): string | null {
  if (requestId === undefined) return null;
  const whole = JSON.stringify([adminId, requestId, ...content]);
  return shortDigest(whole, 20);
}
