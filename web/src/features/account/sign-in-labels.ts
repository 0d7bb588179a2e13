/** Leads to a mailed link (ORD-06); apart from its dialog, because every sign-in page has it. */
export const FORGOTTEN_PIN = 'Forgot your PIN?';
