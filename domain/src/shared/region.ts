/**
 * The region of every function: part of its address, and of the names of its scheduled jobs.
 * firebase.json and scripts/check-build.mjs have it too (scripts/check-build.test.ts).
 */
export const FUNCTIONS_REGION = 'us-central1';
