import { Plan } from '@reef/domain/fit/tank';

/** The beginning of a link's hash that carries a plan; a hash is not sent to any server. */
const MARK = '#plan=';

/** Longer than any plan the page can make. */
const MAX_LINK = 40_000;

function toText(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
}

/** The hash of a link to a plan. It carries the plan and nothing about a person. */
export function planHash(plan: Plan): string {
  return MARK + toText(new TextEncoder().encode(JSON.stringify(Plan.parse(plan))));
}

/** Whether a link brings a plan, which may be damaged. */
export function isPlanHash(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The plan of a link; null if it carries none that can be read. */
export function planOf(hash: string): Plan | null {
  if (!isPlanHash(hash) || hash.length > MAX_LINK) return null;
  try {
    const text = new TextDecoder().decode(toBytes(hash.slice(MARK.length)));
    const read = Plan.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
