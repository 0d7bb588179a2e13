import { productionBackend } from '../../../../web/src/platform/backend.ts';
import { ok, failed } from '../../finding.ts';
import type { Check } from '../../services.ts';
import type { Variables } from '../../shop.ts';

const NAME = 'web configuration';
const FILE = 'web/.env.production';
const FROM_CONSOLE = `fill ${FILE} in from the Firebase console (Project settings → Your apps), then npm run build`;

/** What `productionBackend` requires. */
const FIREBASE_VARIABLES = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'].map(
  (part) => `VITE_FIREBASE_${part}`,
);

/** The faults that the build would report, and those that only show once the shop is deployed. */
function faultsOf(variables: Variables, projectId: string): string[] {
  const faults: string[] = [];
  try {
    productionBackend(variables);
  } catch {
    const absent = FIREBASE_VARIABLES.filter((name) => !variables[name]);
    faults.push(`no value for ${absent.join(', ')}`);
  }
  const project = variables['VITE_FIREBASE_PROJECT_ID'];
  if (project && project !== projectId) faults.push(`it names the project ${project}`);
  const origin = variables['VITE_SITE_ORIGIN'] ?? '';
  if (
    !URL.canParse(origin) ||
    !origin.startsWith('https://') ||
    new URL(origin).origin !== origin
  ) {
    faults.push('VITE_SITE_ORIGIN is not an https address without a trailing slash');
  }
  return faults;
}

/** `web/.env.production` is complete and belongs to this project. */
export const checkWebConfig: Check = ({ webVariables, projectId }) => {
  if (webVariables === null) {
    const fix = `cp web/.env.production.example ${FILE}, and ${FROM_CONSOLE}`;
    return [failed(NAME, `${FILE} is not there`, fix)];
  }
  const faults = faultsOf(webVariables, projectId);
  if (faults.length > 0) return [failed(NAME, `${FILE}: ${faults.join('; ')}`, FROM_CONSOLE)];
  return [ok(NAME, `${FILE} is complete and names ${projectId}`)];
};
