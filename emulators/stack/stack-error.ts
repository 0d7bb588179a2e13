import { SetupFault } from '../../scripts/setup/setup-fault.mjs';

/**
 * A fault of the stack that the person at the terminal can fix. `message` is one or a few plain
 * sentences, printed as they are, without a stack trace.
 */
export class StackError extends SetupFault {
  override readonly name = 'StackError';
}

/** The start was canceled, which is no fault. */
export class StackStopped extends StackError {
  constructor() {
    super('Stopped while starting.');
  }
}

/** What `work` resolves to. @throws StackError that begins with `what` if it rejects. */
export async function orStackError<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StackError(`${what}: ${String(error)}`);
  }
}
