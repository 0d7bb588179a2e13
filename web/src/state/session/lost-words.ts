/* Loaded by `import()` only: few sessions end so. */

/** Said of queued reports of a loss. */
export const REPORT =
  'A loss report on this device may not have been sent, or was not taken. Once signed in, look at its order, and report the loss again if it is not there.';

/** Said of an unanswered change of a user's own tanks or profile. */
export const CHANGE =
  'A change of your tanks or your profile on this device may not have been sent. Once signed in, look at them, and make it again if it is not there.';
