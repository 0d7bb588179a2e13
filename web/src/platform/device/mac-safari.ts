/** True in Safari on a Mac; an iPad may report that it is one. */
export function isMacSafari(userAgent: string): boolean {
  return /Macintosh.*Version\/[\d.]+ Safari\/[\d.]+$/.test(userAgent);
}
