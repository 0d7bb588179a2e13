import { afterSetup } from './setup/after-setup.mjs';

// npm run bench [-- part …]: measures every budget, or the parts named. Runs before anything is
// installed, so this file and scripts/setup are plain JavaScript.
await afterSetup(async (parts) => {
  const { runBench } = await import('../bench/main.ts');
  return runBench(parts);
});
