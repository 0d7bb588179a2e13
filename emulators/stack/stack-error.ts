/** What can keep the local stack from running, by cause. */
export type StackErrorCode =
  | 'port-taken'
  | 'port-unusable'
  | 'java-missing'
  | 'firestore-missing'
  | 'build-failed'
  | 'emulator-failed'
  | 'no-functions'
  | 'stripe-failed'
  | 'mailbox-failed'
  | 'seed-failed'
  | 'stopped';

/**
 * A fault that the person at the terminal can fix. `message` is one or a few plain sentences,
 * printed as they are, without a stack trace.
 */
export class StackError extends Error {
  readonly code: StackErrorCode;

  constructor(code: StackErrorCode, message: string) {
    super(message);
    this.name = 'StackError';
    this.code = code;
  }
}
