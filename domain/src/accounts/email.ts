/** The most characters of an e-mail address (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;

const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** An e-mail address in the form that accounts are keyed by: trimmed, composed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * True if the text looks like an address: one @, a local part of plain characters, a host of at
 * least two labels. Blanks, control and right-to-left characters never pass.
 */
export function isEmail(email: string): boolean {
  const [local = '', host = '', ...more] = email.split('@');
  const labels = host.split('.');
  if (more.length > 0 || email.length > MAX_EMAIL_LENGTH || labels.length < 2) return false;
  return LOCAL.test(local) && labels.every((label) => HOST.test(label));
}
