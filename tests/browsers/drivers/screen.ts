import { findOnPath } from './find-on-path.ts';
import { run } from './processes.ts';

/** Larger than any window the tests ask for. */
const SIZE = '1600x1200x24';

const START_MS = 30_000;

/** A screen that nobody sees. */
export type Screen = { display: string; close: () => Promise<void> };

/** Opens a screen of our own (Xvfb), whose number it chooses itself. @throws where there is none. */
export async function openScreen(): Promise<Screen> {
  const program = findOnPath('Xvfb', ['Xvfb']);
  const { child, end } = run(
    program,
    '-displayfd 1 -nolisten tcp -screen 0'.split(' ').concat(SIZE),
  );
  const number = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb opens no screen')), START_MS);
    child.stdout?.once('data', (said: Buffer) => {
      clearTimeout(late);
      resolve(said.toString().trim());
    });
  });
  return { display: `:${number}`, close: end };
}
