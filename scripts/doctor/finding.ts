/**
 * The result of a check. `ok`: in order. `failed`: has to be fixed before the shop works as it should.
 * `unknown`: Google, Stripe or the site did not answer. `note`: in order, but good to know.
 */
export type Finding = {
  readonly name: string;
  readonly state: 'ok' | 'failed' | 'unknown' | 'note';
  readonly says: string;
  /** The command or the place in a console that fixes it. */
  readonly fix?: string | undefined;
};

const MARKS = { ok: '✓', failed: '✗', unknown: '–', note: '–' } as const;

/** In order. */
export function ok(name: string, says: string): Finding {
  return { name, state: 'ok', says };
}

/** Missing or wrong; `fix` says what to do. */
export function failed(name: string, says: string, fix: string): Finding {
  return { name, state: 'failed', says, fix };
}

/** Unknown; `why` is the answer's own reason. */
export function unknown(name: string, refused: { why: string; fix?: string | undefined }): Finding {
  return { name, state: 'unknown', says: `could not be asked: ${refused.why}`, fix: refused.fix };
}

/** In order, but the operator should know. */
export function note(name: string, says: string, fix?: string): Finding {
  return { name, state: 'note', says, fix };
}

/** A finding as its line: `✗ name: sentence. Fix: command`. */
export function lineOf({ name, state, says, fix }: Finding): string {
  const line = `${MARKS[state]} ${name}: ${says.replace(/\.$/, '')}.`;
  return fix === undefined ? line : `${line} Fix: ${fix}`;
}

/** Whether a finding makes the command fail: unknown is not ok. */
export function isOpen({ state }: Finding): boolean {
  return state === 'failed' || state === 'unknown';
}
