/** The router's key for the history entry that a document began with. */
export const FIRST_ENTRY_KEY = 'default';
