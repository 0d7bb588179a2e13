import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

// node scripts/start-until-ready.mjs: runs `npm start` as a newcomer does, until it says that it is
// ready and its page answers; then sends Ctrl-C. Fails if one of these does not happen. For build
// machines (.github/workflows/test.yml); plain JavaScript, because it may run before anything is
// installed.

/** A first run installs, downloads the emulators and builds. */
const MAX_START_MS = 15 * 60_000;

/** Saving the data and ending every process takes a few seconds. */
const MAX_STOP_MS = 60_000;

const READY = /Reef is ready after ([\d.]+) s.*?: (http:\S+)/;

const child = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
const { pid } = child;
if (pid === undefined) throw new Error('npm could not be started');
const ended = once(child, 'exit');
const lines = createInterface({ input: child.stdout });

/** To everything that `npm start` runs in the foreground, as a terminal sends a Ctrl-C. */
const signalGroup = (signal) => process.kill(-pid, signal);

const within = (milliseconds, work, what) =>
  Promise.race([
    work,
    new Promise((_resolve, reject) => {
      const fail = () => reject(new Error(`${what} took more than ${milliseconds / 1000} s`));
      setTimeout(fail, milliseconds).unref();
    }),
  ]);

const ready = new Promise((resolve, reject) => {
  lines.on('line', (line) => {
    console.log(line);
    const [, , address] = READY.exec(line) ?? [];
    if (address) resolve(address);
  });
  child.once('exit', (code) => reject(new Error(`npm start ended by itself (exit ${code})`)));
});

let fault = null;
try {
  const address = await within(MAX_START_MS, ready, 'npm start');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  console.log(`${address} answers ${answer.status}`);
} catch (error) {
  fault = error;
}
if (child.exitCode === null) {
  signalGroup('SIGINT');
  const left = within(MAX_STOP_MS, ended, 'stopping');
  await left.catch((error) => {
    fault ??= error;
    signalGroup('SIGKILL');
  });
}
if (fault) console.error(fault.message);
process.exit(fault ? 1 : 0);
