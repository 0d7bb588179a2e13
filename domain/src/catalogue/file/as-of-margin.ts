/**
 * How much earlier than its reading a file's `as_of` is. A change has the time at which the
 * database accepted it (`updated_at`), a little before it can be read. A change accepted before the
 * reading and committed after it is not in the file; if `as_of` were the time of reading, no
 * listener would ask for it either. A minute is longer than any of our writes may take: a function
 * is ended after 60 s.
 */
export const AS_OF_MARGIN_MS = 60_000;
