import { existsSync, readFileSync } from 'node:fs';

/*
 * node scripts/check-build.mjs <page of a build>: firebase.json's predeploy, which keeps a build of
 * the demo or of another project from being deployed. The CLI names the project in GCLOUD_PROJECT.
 * It only checks: whatever an operator has put into the build, such as the worker that removes a
 * broken one, is deployed as it is (docs/operations.md).
 */

const [page = ''] = process.argv.slice(2);
const project = process.env.GCLOUD_PROJECT ?? '';

/** Only a production build names its project's functions (web/vite/pages/own-functions.ts). */
const OWN = `https://us-central1-${project}.cloudfunctions.net`;

function fault() {
  if (!existsSync(page)) return `There is no ${page}.`;
  if (!readFileSync(page, 'utf8').includes(OWN)) return `${page} was not built for ${project}.`;
  return null;
}

const found = fault();
if (found !== null) {
  console.error(
    `${found} Run \`npm run build\` with the values of ${project} in web/.env.production.`,
  );
  process.exit(1);
}
