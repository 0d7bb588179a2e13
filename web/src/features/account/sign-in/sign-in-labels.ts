/** Leads to a mailed link (ORD-06). Apart, so that the sign-in page does not load its form. */
export const FORGOTTEN_PIN = 'Forgot your PIN?';
