/**
 * A fault that the person at the terminal can fix. `message` is one or a few plain sentences,
 * printed as they are, without a stack trace.
 */
export class StackError extends Error {
  override readonly name = 'StackError';
}

/** The start was canceled, which is no fault. */
export class StackStopped extends StackError {
  constructor() {
    super('Stopped while starting.');
  }
}
