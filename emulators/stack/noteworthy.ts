/**
 * Lines that tell a shopper or developer nothing. The warning of listeners comes with each download
 * by Google's storage client (googleapis/google-cloud-node issue 9185), and nothing is leaked.
 */
const NOISE = [
  /^\[hosting\]/,
  /hosting: 127\.0\.0\.1/,
  /(Beginning|Finished) execution/i,
  /Loaded environment variables/,
  /Export|export request/,
  /Env variable override detected/,
  /"severity":"DEBUG"/,
  /MaxListenersExceededWarning|node --trace-warnings/,
];

/**
 * The part of the emulators' output that is shown while they run: what functions print, warnings
 * and errors. The rest is in the log file. Returns null for lines to leave out.
 */
export function noteworthy(line: string): string | null {
  if (NOISE.some((pattern) => pattern.test(line))) return null;
  return /^(>|⚠|✖|!|Error)/.test(line.trim()) ? line.trimEnd() : null;
}
