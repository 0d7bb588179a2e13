// `npm test [part …]` on a fresh clone: installs what is missing, then runs every part, or only the
// parts named. Plain Node: it runs before anything is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureReady } from './setup/ensure-ready.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await ensureReady({ root, log: (line) => console.log(line), needsChromium: true });

const runner = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(root, 'tests/runner/main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => runner.kill(signal));
runner.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
