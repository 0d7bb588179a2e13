/** Why the owner gets a mail. */
export const OWNER_FOOTER = 'You are receiving this email because you are the owner of Reef.';

/** How long money that goes back takes, in the sentences that name it. */
export const REFUND_TAKES = '5 to 10 days';
