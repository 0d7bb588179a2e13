/** A fault that no test can or need notice; `in` and `what` are parts of its file and description. */
type Reason = { in: string; what: string; line?: string; why: string };

const REASONS: readonly Reason[] = [];

/** Why a survivor may stay, or that nobody has said so yet. */
export function reasonFor(survivor: { file: string; what: string; line: string }): string {
  const known = REASONS.find(
    (reason) =>
      survivor.file.endsWith(reason.in) &&
      survivor.what.includes(reason.what) &&
      survivor.line.includes(reason.line ?? ''),
  );
  return known?.why ?? 'unexplained';
}
