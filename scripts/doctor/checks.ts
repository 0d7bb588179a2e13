import { checkApis } from './checks/apis.ts';
import { checkAuthSettings } from './checks/auth-settings.ts';
import { checkBilling } from './checks/billing.ts';
import { checkBucket } from './checks/bucket.ts';
import { checkDatabase } from './checks/database.ts';
import { checkDeployedFunctions } from './checks/deployed-functions.ts';
import { checkDeployedSecrets } from './checks/deployed-secrets.ts';
import { checkFirstAdmin } from './checks/first-admin.ts';
import { checkFunctionsConfig } from './checks/functions-config.ts';
import { checkIndexes } from './checks/indexes.ts';
import { checkMail } from './checks/mail.ts';
import { checkRules } from './checks/rules.ts';
import { checkRuntime } from './checks/runtime.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkServiceAccount } from './checks/service-account.ts';
import { checkSite } from './checks/site.ts';
import { checkStripeAccount } from './checks/stripe-account.ts';
import { checkStripeWebhook } from './checks/stripe-webhook.ts';
import { checkWebApp } from './checks/web-app.ts';
import { checkWebConfig } from './checks/web-config.ts';
import type { Finding } from './finding.ts';
import type { Check, Services } from './services.ts';
import type { Shop } from './shop.ts';

/** In the order of README.md's steps, so that the first line at fault is the first to mend. */
const CHECKS: readonly Check[] = [
  checkBilling,
  checkApis,
  checkAuthSettings,
  checkDatabase,
  checkBucket,
  checkWebConfig,
  checkWebApp,
  checkFunctionsConfig,
  checkSecrets,
  checkServiceAccount,
  checkRuntime,
  checkDeployedFunctions,
  checkDeployedSecrets,
  checkRules,
  checkIndexes,
  checkSite,
  checkStripeAccount,
  checkStripeWebhook,
  checkFirstAdmin,
  checkMail,
];

/** Every check, all at once; the findings in the order of the steps. */
export async function runChecks(shop: Shop, services: Services): Promise<Finding[]> {
  const findings = await Promise.all(CHECKS.map(async (check) => check(shop, services)));
  return findings.flat();
}
