/* Loaded by `import()` only: few sessions end so. */

const REPORT =
  'A loss report on this device may not have been sent or accepted. Once signed in, look at its order, and report the loss again if it is not there.';

const CHANGE =
  'A change of your tanks or your profile on this device may not have been sent. Once signed in, look at them, and make it again if it is not there.';

/** Sentences about queued reports of a loss, and about an unanswered change of the user's own data. */
export function lostWords(hasReport: boolean, hasChange: boolean): readonly string[] {
  return [...(hasReport ? [REPORT] : []), ...(hasChange ? [CHANGE] : [])];
}
