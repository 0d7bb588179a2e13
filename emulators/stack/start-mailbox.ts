import { startMailbox as start } from '#mail/server.ts';
import type { Ports } from './processes/ports.ts';
import { StackError } from './stack-error.ts';

/**
 * Starts the mailbox in this process. Resolves to a function that closes it.
 * @throws StackError if it does not start.
 */
export async function startMailbox(ports: Ports): Promise<() => Promise<void>> {
  try {
    return await start({ smtp: ports.smtp, page: ports.mailbox });
  } catch (error) {
    throw new StackError(`The mailbox did not start: ${String(error)}`);
  }
}
