/**
 * The key of queued calls. Its string is older than that word and stays: devices have calls stored
 * under it. Apart, so that the database client does not load what makes the calls.
 */
export const QUEUED_CALLS_KEY = 'reef-kept-calls';
