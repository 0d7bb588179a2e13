/** React Router's key of a document's first history entry. */
export const FIRST_ENTRY = 'default';
