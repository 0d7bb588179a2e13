/**
 * Lines of no use to a shopper or developer. Google's storage client warns of listeners at each
 * download (googleapis/google-cloud-node issue 9185), but nothing leaks.
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
 * A line of the emulators' output as it is shown while they run: what functions print, warnings and
 * errors. Null for lines to leave out; the log file has everything.
 */
export function visibleLine(line: string): string | null {
  if (NOISE.some((pattern) => pattern.test(line))) return null;
  return /^(>|⚠|✖|!|Error)/.test(line.trim()) ? line.trimEnd() : null;
}
