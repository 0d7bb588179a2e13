import { afterSetup } from './setup/after-setup.mjs';

// npm run screenshots [-- width …] [-- --only word]: every main screen. Runs before anything is
// installed, so this file and scripts/setup are plain JavaScript.
await afterSetup(async (args) => {
  const { takeScreenshots } = await import('./screenshots/take-screenshots.ts');
  return takeScreenshots(args);
});
