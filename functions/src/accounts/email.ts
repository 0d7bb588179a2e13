/** An e-mail address as the shop keys accounts by: trimmed, composed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
