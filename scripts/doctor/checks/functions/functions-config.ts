import { deploy } from '../../commands.ts';
import { ok, failed } from '../../finding.ts';
import type { Check } from '../../services.ts';
import type { Shop } from '../../shop.ts';

const NAME = 'functions configuration';

/**
 * The parameters that `functions/.env.<project>` sets. The Firebase CLI asks for each that is
 * missing, and fails if nobody can answer, although all have defaults.
 */
export const FUNCTIONS_VARIABLES = [
  'APP_ORIGIN',
  'STRIPE_API_BASE',
  'WEB_API_KEY',
  'PAYMENTS_PER_ACCOUNT',
  'PAYMENTS_PER_ADDRESS',
  'MAIL_FROM',
  'OWNER_EMAIL',
] as const;

function isHttpsOrigin(text: string): boolean {
  return URL.canParse(text) && text.startsWith('https://') && new URL(text).origin === text;
}

/** What is wrong with the parameters of functions/src/shared/runtime/params.ts. */
function faultsOf({ functionsVariables, webVariables, origin }: Shop): string[] {
  const value = (name: string) => functionsVariables?.[name] ?? '';
  const faults: string[] = [];
  const origins = value('APP_ORIGIN')
    .split(',')
    .map((part) => part.trim());
  if (!origins.every(isHttpsOrigin)) {
    faults.push('APP_ORIGIN is not a list of https addresses without a trailing slash');
  } else if (!origins.includes(origin)) {
    faults.push(`APP_ORIGIN lacks ${origin}, to which payment pages return`);
  }
  const webKey = webVariables?.['VITE_FIREBASE_API_KEY'];
  if (value('WEB_API_KEY') === '') faults.push('WEB_API_KEY has no value');
  else if (webKey && webKey !== value('WEB_API_KEY')) {
    faults.push('WEB_API_KEY is not the VITE_FIREBASE_API_KEY of web/.env.production');
  }
  if (value('STRIPE_API_BASE') !== '') faults.push('STRIPE_API_BASE is not empty');
  for (const name of FUNCTIONS_VARIABLES) {
    if (functionsVariables?.[name] === undefined) faults.push(`${name} is left out`);
  }
  return faults;
}

/** The command that writes the file, as in README.md, step 4. */
function writeFile(file: string, { origin, webVariables }: Shop): string {
  const key = webVariables?.['VITE_FIREBASE_API_KEY'] || "<the web app's apiKey>";
  const values: Record<(typeof FUNCTIONS_VARIABLES)[number], string> = {
    APP_ORIGIN: origin,
    STRIPE_API_BASE: '',
    WEB_API_KEY: key,
    PAYMENTS_PER_ACCOUNT: '30',
    PAYMENTS_PER_ADDRESS: '300',
    MAIL_FROM: '',
    OWNER_EMAIL: '',
  };
  const lines = FUNCTIONS_VARIABLES.map((name) => `"${name}=${values[name]}"`);
  return `printf '%s\\n' ${lines.join(' ')} > ${file}`;
}

/** `functions/.env.<project>`: what the functions are deployed with. */
export const checkFunctionsConfig: Check = (shop) => {
  const file = `functions/.env.${shop.projectId}`;
  if (shop.functionsVariables === null) {
    return [failed(NAME, `${file} is not there`, writeFile(file, shop))];
  }
  const faults = faultsOf(shop);
  if (faults.length === 0) return [ok(NAME, `${file} is complete`)];
  const fix = `correct ${file} (README.md, step 4), then ${deploy(shop.projectId, 'functions')}`;
  return [failed(NAME, `${file}: ${faults.join('; ')}`, fix)];
};
