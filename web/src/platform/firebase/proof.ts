/*
 * What a page does without the proof of App Check. An operator may enforce the proof; then the
 * server refuses the page, with or without a session. Builds without App Check look at none of this.
 */

/**
 * Whether App Check has given this page its proof. `onRegained` is called when it does after it could
 * not.
 */
export const proof = { isGiven: false, onRegained: () => {} };

/** What a call means that was refused for this reason: the server has not looked at it. */
export const NOT_PROVEN = {
  ok: false,
  code: 'unavailable',
  message:
    'The shop’s server could not tell that this page is the shop’s own, so nothing was done. A blocker may stop Google’s reCAPTCHA: allow google.com/recaptcha and gstatic.com/recaptcha for this page and reload it, or call us.',
  details: null,
} as const;

/** How firebase-functions refuses for this reason; no function of ours says only this. */
export const BARE_REFUSAL = 'Unauthenticated';
