import { deploy, setSecret } from '../../commands.ts';
import { portsFor } from '../../../../emulators/stack/processes/ports.ts';
import { functionSecrets, urlsOf } from '../../../../emulators/stack/stack-values.ts';
import { secretsOf } from '../../declared-functions.ts';
import { HTTP_NOT_FOUND } from '../../ask.ts';
import { type Finding, ok, failed, unknown } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';
import { newestVersion, secretValue } from './secret-values.ts';

/** Shorter values can be guessed; README.md asks for 40 characters and for a long code. */
const SHORTEST: Readonly<Record<string, number>> = { PIN_PEPPER: 32, ADMIN_SETUP_CODE: 12 };

/**
 * The prefixes of Stripe's values: a full or restricted secret key, and the webhook's signing
 * secret.
 */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  STRIPE_SECRET_KEY: /^[rs]k_(?:live|test)_/,
  STRIPE_WEBHOOK_SECRET: /^whsec_/,
};

/** Side effects of a new value. */
const CAUTIONS: Readonly<Record<string, string>> = {
  PIN_PEPPER:
    ' (ends every PIN: see docs/operations.md, Rotating secrets, before you do it in a shop that runs)',
};

const DEMO_VALUES = new Set(Object.values(functionSecrets(urlsOf(portsFor(0), false), undefined)));

/** What is wrong with a value, without revealing it; null if nothing is. */
function faultOf(secret: string, value: string): string | null {
  if (DEMO_VALUES.has(value)) return 'it has the value of the demo, which everybody can read';
  if (value !== value.trim()) return 'it begins or ends with a space or a line break';
  if (BEGINNINGS[secret]?.test(value) === false) return 'it does not look like one of Stripe’s';
  const shortest = SHORTEST[secret] ?? 1;
  return value.length < shortest ? `it has fewer than ${shortest} characters` : null;
}

async function checkSecret(
  projectId: string,
  secret: string,
  services: Services,
): Promise<Finding> {
  const name = `secret ${secret}`;
  const set = `${setSecret(projectId, secret)}, then ${deploy(projectId, 'functions')}${CAUTIONS[secret] ?? ''}`;
  const newest = await newestVersion(services, projectId, secret);
  if (!newest.ok && newest.status === HTTP_NOT_FOUND) return failed(name, 'it is not set', set);
  if (!newest.ok) return unknown(name, newest);
  if (!newest.value.isEnabled) return failed(name, 'its newest version is not enabled', set);
  const value = await secretValue(services, projectId, secret);
  if (!value.ok) return unknown(name, value);
  const fault = faultOf(secret, value.value);
  return fault === null ? ok(name, 'it is set') : failed(name, fault, set);
}

/** Every secret the functions read has an enabled value that is not the demo's. */
export const checkSecrets: Check = ({ projectId, functions }, services) =>
  Promise.all(secretsOf(functions).map((secret) => checkSecret(projectId, secret, services)));
