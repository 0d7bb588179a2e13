/**
 * Reports a fault that the page survives, such as a document that does not parse, to the browser's
 * error channel. Does nothing where there is no such channel (Node).
 */
export function reportProblem(message: string, cause?: unknown): void {
  if (typeof globalThis.reportError !== 'function') return;
  globalThis.reportError(new Error(message, { cause }));
}
