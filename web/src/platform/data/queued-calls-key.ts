/** Where calls wait that could not be made without a connection. */
export const QUEUED_CALLS_KEY = 'reef-kept-calls';
