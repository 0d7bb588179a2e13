/** Mailed links (ORD-06): the same words whether or not an address has an account. */
export const LINK_MESSAGES = {
  asked: 'If this address has an account, a link is on its way. It works once, for one hour.',
  askedToConfirm:
    'If this address has an account that waits for its confirmation, a link is on its way.',
  failed: 'The link could not be requested. Please try again later.',
  dead: 'This link no longer works. Ask for a new one.',
  /** A confirmed address gets no other link: using this one again must not ask for it. */
  deadToConfirm:
    'This link no longer works. It may have been used already: try to sign in. There you can also ask for another.',
  pinSet: 'Your new PIN is set. You were signed out everywhere: sign in with it.',
  /** The account was not confirmed: somebody else than the address's owner may have signed up. */
  pinSetAnew:
    'Your new PIN is set, and your email is confirmed: sign in with it. The name, phone and address that were typed at sign-up were removed, because anybody may have typed them. Please enter yours on your profile.',
  /** The answer was lost; a link that was used does not work again. */
  pinUnsure: 'The shop did not answer. Your new PIN may be set: try to sign in with it.',
  confirmUnsure: 'The shop did not answer. Your email may be confirmed: try to sign in.',
  confirmed: 'Your email is confirmed. You can sign in now.',
} as const;
