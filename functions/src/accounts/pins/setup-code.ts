import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * True if the code is the operator's; compares in constant time. Always false if none is
 * configured.
 */
export function isSetupCode(given: string, configured: string): boolean {
  return timingSafeEqual(digest(given), digest(configured)) && configured !== '';
}
