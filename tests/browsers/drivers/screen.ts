import { findProgram } from './find-program.ts';
import { run } from './processes.ts';

/** Larger than any window of the tests. */
const SIZE = '1600x1200x24';

const START_MS = 30_000;

/** A virtual screen. */
export type Screen = { display: string; close: () => Promise<void> };

/**
 * Xvfb's arguments. By default it resets when its last client has left, and drops a client that
 * connects in that moment: the browser of the next visit, whose driver then waits for ever.
 */
const OPTIONS = ['-displayfd', '1', '-noreset', '-nolisten', 'tcp', '-screen', '0', SIZE];

/** Opens a virtual screen (Xvfb) that chooses its number itself. @throws if there is no Xvfb. */
export async function openScreen(): Promise<Screen> {
  const { child, end } = run(findProgram('Xvfb', ['Xvfb']), OPTIONS);
  const number = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb opens no screen')), START_MS);
    child.stdout?.once('data', (said: Buffer) => {
      clearTimeout(late);
      resolve(said.toString().trim());
    });
  });
  return { display: `:${number}`, close: end };
}
