import type { SavedAnswer, State } from '#stripe/state/state.ts';
import { idempotencyInUse, idempotencyMismatch, invalidRequest } from './errors.ts';
import type { Failure } from './result.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;
const MAX_KEY_LENGTH = 255;

/** How to treat a request with a key. */
export type Verdict =
  | { kind: 'first' }
  | { kind: 'replay'; saved: SavedAnswer }
  | { kind: 'refused'; failure: Failure };

/**
 * Stripe's idempotency: the answer of the first execution is kept and replayed for 24 hours. Other
 * parameters under the same key are refused; a key in use is a conflict.
 */
export type Idempotency = {
  /** Looks the key up and marks a new one as in use. */
  begin(key: string, fingerprint: string): Verdict;
  /** Ends the use of a key; keeps the answer, or nothing if validation refused. */
  end(key: string, saved: SavedAnswer | null): void;
};

const clientKey = (key: string): string => key.slice(key.indexOf(' ') + 1);

const refused = (failure: Failure): Verdict => ({ kind: 'refused', failure });

/** Keys are scoped by the caller: `<API key> <idempotency key>`. */
export function createIdempotency(state: State, agedNowMs: () => number): Idempotency {
  const inUse = new Map<string, string>();
  return {
    begin(key, fingerprint) {
      const name = clientKey(key);
      if (name.length > MAX_KEY_LENGTH)
        return refused(invalidRequest('Idempotency keys can be up to 255 characters.'));
      if (inUse.has(key)) return refused(idempotencyInUse(name));
      const saved = state.answers.get(key);
      const isAlive = saved !== undefined && agedNowMs() - saved.savedAtMs < LIFE_MS;
      if (isAlive && saved.fingerprint !== fingerprint) return refused(idempotencyMismatch(name));
      if (isAlive) return { kind: 'replay', saved };
      inUse.set(key, fingerprint);
      return { kind: 'first' };
    },
    end(key, saved) {
      inUse.delete(key);
      if (saved) state.answers.set(key, saved);
    },
  };
}
