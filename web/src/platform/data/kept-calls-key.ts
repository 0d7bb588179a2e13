/** Where calls wait that could not be made without a connection. */
export const KEPT_CALLS_KEY = 'reef-kept-calls';
