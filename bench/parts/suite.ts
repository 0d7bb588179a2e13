import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { atMost, noted, type Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';

async function run(): Promise<Measure[]> {
  const from = performance.now();
  const child = spawn(process.execPath, ['scripts/test.mjs'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  const minutes = (performance.now() - from) / 60_000;
  return [
    atMost({ what: '`npm test`, whole', value: minutes, limit: 15, unit: 'min' }),
    noted('it ended with', `exit code ${code}`),
  ];
}

/** Takes as long as all other parts together, and therefore runs only by its name. */
export const suite: Part = { name: 'suite', needs: 'nothing', isAskedFor: true, run };
