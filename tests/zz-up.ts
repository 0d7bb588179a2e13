import { writeFileSync } from 'node:fs';
import { startStack } from '@reef/emulators/stack/start-stack.ts';
import { stackEnvironment } from './runner/steps.ts';
import { wakeFunctions } from './runner/wake-functions.ts';
const stack = await startStack({
  seed: 'demo',
  portOffset: Number(process.env.OFFSET ?? 10000),
  second: 'x',
  dataDir: null,
  isAttended: false,
  log: (l) => console.log(l),
});
await wakeFunctions(stack.urls.callables);
const env = stackEnvironment(stack);
writeFileSync(
  process.env.ENVFILE ?? '/tmp/w/env',
  Object.entries(env)
    .map(([k, v]) => `export ${k}='${v}'`)
    .join('\n') + '\n',
);
console.log('READY');
const stop = async () => {
  await stack.stop();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
setInterval(() => {}, 1e6);
