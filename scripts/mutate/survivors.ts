import { described, type Mutant } from './mutant.ts';

/** A mutant that no test can notice; `what` is a part of its description. */
type Reason = { file: string; what: string; why: string };

const NULL_IS_REFUSED =
  'without it the next side asks null for a name, and an error refuses as well';

const REASONS: readonly Reason[] = [
  { file: 'storage.rules', what: 'request.auth != null &&', why: NULL_IS_REFUSED },
  { file: 'firestore.rules', what: 'request.auth != null &&', why: NULL_IS_REFUSED },
  {
    file: 'firestore.rules',
    what: 'allow widened',
    why: 'a create or delete lacks one of the two documents the condition compares, which refuses',
  },
];

/** Why a mutant may survive; null if no reason is recorded. */
export function whyItMayStay(file: string, text: string, mutant: Mutant): string | null {
  const what = described(text, mutant);
  const known = REASONS.find((reason) => reason.file === file && what.includes(reason.what));
  return known?.why ?? null;
}
