import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AccountDeps } from '#accounts/deps.ts';
import { firebasePasswordCheck } from '#accounts/sign-in/password-check.ts';
import { PIN_PEPPER, WEB_API_KEY } from './params.ts';
import { authService, database, report, shopMail } from './services.ts';

const ID_BYTES = 15;

/**
 * What the account use-cases need, wired to the real services. Only functions that declare the secret
 * `PIN_PEPPER` can hash a PIN.
 */
export function accountDeps(): AccountDeps {
  return {
    db: database(),
    auth: authService(),
    pepper: () => PIN_PEPPER.value(),
    checkPassword: firebasePasswordCheck(
      WEB_API_KEY.value(),
      process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
    ),
    now: () => new Date(),
    shop: shopMail(),
    newId: () => randomBytes(ID_BYTES).toString('base64url'),
    wait: (ms) => setTimeout(ms),
    report,
  };
}
