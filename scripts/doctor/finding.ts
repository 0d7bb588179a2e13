/**
 * The result of a check. `fine`: in order. `missing`: has to be fixed before the shop works as it
 * should. `unasked`: Google, Stripe or the site did not answer, so nothing is known. `note`: in
 * order, but good to know.
 */
export type Finding = {
  readonly name: string;
  readonly state: 'fine' | 'missing' | 'unasked' | 'note';
  readonly says: string;
  /** The command or the place in a console that fixes it. */
  readonly fix?: string | undefined;
};

const MARKS = { fine: '✓', missing: '✗', unasked: '–', note: '–' } as const;

/** In order. */
export function fine(name: string, says: string): Finding {
  return { name, state: 'fine', says };
}

/** Missing or wrong; `fix` says what to do. */
export function missing(name: string, says: string, fix: string): Finding {
  return { name, state: 'missing', says, fix };
}

/** Unknown; `why` is the answer's own reason. */
export function unasked(name: string, refused: { why: string; fix?: string | undefined }): Finding {
  return { name, state: 'unasked', says: `could not be asked: ${refused.why}`, fix: refused.fix };
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

/** Whether a finding makes the command fail: unknown is not fine. */
export function isOpen({ state }: Finding): boolean {
  return state === 'missing' || state === 'unasked';
}
