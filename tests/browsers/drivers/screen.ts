import { findProgram } from './find-program.ts';
import { run } from './processes.ts';

/** Larger than any window the tests ask for. */
const SIZE = '1600x1200x24';

const START_MS = 30_000;

/** A screen that nobody sees. */
export type Screen = { display: string; close: () => Promise<void> };

/**
 * How Xvfb is started. By default it starts anew when its last program has left, and throws out one
 * that comes in that moment: the browser of the next visit, whose driver then waits for ever.
 */
const OPTIONS = ['-displayfd', '1', '-noreset', '-nolisten', 'tcp', '-screen', '0', SIZE];

/** Opens a screen of our own (Xvfb), whose number it chooses itself. @throws where there is none. */
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
