/**
 * Scripts of admins' pages that are kept: of the version in use, those of two before, whose tabs may
 * be open, and of two installed since. With too few places a new version's would push out those in
 * use.
 */
export const MAX_SCRIPTS = 200;
