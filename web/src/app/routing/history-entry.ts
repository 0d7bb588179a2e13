import { isRecord } from '@reef/domain/shared/plain-value';

/** What the router stores in the browser's current history entry; its page may still be loading. */
function stored(name: 'key' | 'idx'): unknown {
  const state: unknown = window.history.state;
  return isRecord(state) ? state[name] : undefined;
}

/** The router's key of the browser's current history entry. */
export function currentKey(): string {
  const key = stored('key');
  return typeof key === 'string' ? key : 'default';
}

/** The router's index of the browser's current history entry. */
export function currentIndex(): number {
  return Number(stored('idx') ?? 0);
}
