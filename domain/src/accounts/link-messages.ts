/** Mailed links (ORD-06): the same words whether or not an address has an account. */
export const LINK_MESSAGES = {
  asked: 'If this address has an account, a link is on its way. It works once, for one hour.',
  askedToConfirm:
    'If this address has an account that waits for its confirmation, a link is on its way.',
  failed: 'The link could not be asked for. Please try again later.',
  dead: 'This link does not work any more. Ask for a new one.',
  pinSet: 'Your new PIN is set. You were signed out everywhere: sign in with it.',
  confirmed: 'Your email is confirmed. You can sign in now.',
} as const;
