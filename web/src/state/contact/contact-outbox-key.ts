/** Where messages of the contact form wait for a connection. */
export const CONTACT_OUTBOX_KEY = 'reef-contact-outbox';
