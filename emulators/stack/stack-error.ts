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
  | 'seed-failed'
  | 'stopped';

/**
 * A cause that whoever ran the command can act on. `message` is one or a few plain sentences, made
 * to be printed as it stands; there is no stack trace worth showing beside it.
 */
export class StackError extends Error {
  readonly code: StackErrorCode;

  constructor(code: StackErrorCode, message: string) {
    super(message);
    this.name = 'StackError';
    this.code = code;
  }
}
