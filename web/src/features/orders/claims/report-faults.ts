import { MAX_SENTENCE_LENGTH } from '@reef/domain/claims/claim-calls';
import { type ClaimedOrder, unitsLeft } from '@reef/domain/claims/claim-ledger';
import type { ClaimDraft, QueuedReport } from '#state/claims/queued-report.ts';
import type { Faults } from '#ui/forms/use-first-invalid.ts';

/** What is missing from a report, by field. */
export type ReportFaults = Faults<'lines' | 'photos' | 'sentence'>;

/** What keeps a draft from being sent; empty if nothing does. */
export function reportFaults({ lines, photos, sentence }: ClaimDraft): ReportFaults {
  const faults: ReportFaults = {};
  if (lines.length === 0) faults.lines = 'Choose which animals were lost, and how many.';
  if (photos.length === 0) faults.photos = 'Add at least one photo.';
  if (sentence.trim() === '') faults.sentence = 'Tell us in a sentence what happened.';
  if (sentence.trim().length > MAX_SENTENCE_LENGTH) {
    faults.sentence = `At most ${MAX_SENTENCE_LENGTH} characters, please.`;
  }
  return faults;
}

/** Units of a line that are neither in a claim nor in a report that is being sent. */
export function unitsToReport(
  order: ClaimedOrder,
  onTheWay: readonly Pick<QueuedReport, 'lines'>[],
  line: number,
): number {
  const named = onTheWay
    .flatMap(({ lines }) => lines)
    .filter((each) => each.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, unitsLeft(order, line) - named);
}

/** The draft's lines with one of them set; 0 units remove it. */
export function withUnits(
  lines: ClaimDraft['lines'],
  line: number,
  quantity: number,
): ClaimDraft['lines'] {
  const others = lines.filter((each) => each.line !== line);
  const all = quantity === 0 ? others : [...others, { line, quantity }];
  return all.toSorted((a, b) => a.line - b.line);
}

/**
 * A draft without units that can no longer be reported, for example after a report from another
 * device.
 */
export function withinLeft(draft: ClaimDraft, leftOf: (line: number) => number): ClaimDraft {
  const lines = draft.lines.flatMap(({ line, quantity }) => {
    const bounded = Math.min(quantity, leftOf(line));
    return bounded === 0 ? [] : [{ line, quantity: bounded }];
  });
  return { ...draft, lines };
}

/** The note with the tank log's tests below it. */
export function withTests(sentence: string, tests: string): string {
  return `${sentence.trimEnd()}\n${tests}`.trimStart();
}

/** The note without the tank log's tests. */
export function withoutTests(sentence: string, tests: string): string {
  return sentence.replace(tests, '').trim();
}
