/**
 * What a check found out. `fine`: in order. `missing`: has to be mended before the shop works as it
 * should. `unasked`: Google, Stripe or the site did not answer, so nothing is known. `note`: not at
 * fault, but good to know.
 */
export type Finding = {
  readonly name: string;
  readonly state: 'fine' | 'missing' | 'unasked' | 'note';
  readonly says: string;
  /** The command or the place in a console that mends it. */
  readonly mend?: string | undefined;
};

const MARKS = { fine: '✓', missing: '✗', unasked: '–', note: '–' } as const;

/** It is in order. */
export function fine(name: string, says: string): Finding {
  return { name, state: 'fine', says };
}

/** It is missing or wrong; `mend` says what to do. */
export function missing(name: string, says: string, mend: string): Finding {
  return { name, state: 'missing', says, mend };
}

/** It could not be asked; `why` is the answer's own reason. */
export function unasked(
  name: string,
  refused: { why: string; mend?: string | undefined },
): Finding {
  return { name, state: 'unasked', says: `could not be asked: ${refused.why}`, mend: refused.mend };
}

/** It is not at fault, but the operator should know. */
export function note(name: string, says: string, mend?: string): Finding {
  return { name, state: 'note', says, mend };
}

/** A finding as its line: `✗ name: sentence. Mend: command`. */
export function lineOf({ name, state, says, mend }: Finding): string {
  const line = `${MARKS[state]} ${name}: ${says.replace(/\.$/, '')}.`;
  return mend === undefined ? line : `${line} Mend: ${mend}`;
}

/** Whether a finding keeps the command from ending well: unknown is not fine. */
export function isOpen({ state }: Finding): boolean {
  return state === 'missing' || state === 'unasked';
}
