import { checkApis } from './checks/project/apis.ts';
import { checkAuthSettings } from './checks/accounts/auth-settings.ts';
import { checkBackups } from './checks/data/backups.ts';
import { checkBilling } from './checks/project/billing.ts';
import { checkBucket } from './checks/data/bucket.ts';
import { checkDatabase } from './checks/data/database.ts';
import { checkDeployedFunctions } from './checks/functions/deployed-functions.ts';
import { checkDeployedSecrets } from './checks/functions/deployed-secrets.ts';
import { checkFirstAdmin } from './checks/accounts/first-admin.ts';
import { checkFunctionsConfig } from './checks/functions/functions-config.ts';
import { checkIndexes } from './checks/data/indexes.ts';
import { checkMail } from './checks/functions/mail.ts';
import { checkRules } from './checks/data/rules.ts';
import { checkRuntime } from './checks/functions/runtime.ts';
import { checkSchedules } from './checks/functions/schedules.ts';
import { checkSecrets } from './checks/functions/secrets.ts';
import { checkServiceAccount } from './checks/project/service-account.ts';
import { checkSettings } from './checks/data/settings.ts';
import { checkSite } from './checks/project/site.ts';
import { checkStorageAgent } from './checks/project/storage-agent.ts';
import { checkStripeAccount } from './checks/stripe/stripe-account.ts';
import { checkStripeWebhook } from './checks/stripe/stripe-webhook.ts';
import { checkWebApp } from './checks/project/web-app.ts';
import { checkWebConfig } from './checks/project/web-config.ts';
import type { Finding } from './finding.ts';
import type { Check, Services } from './services.ts';
import type { Shop } from './shop.ts';

/** In the order of README.md's steps, so that the first failing line is the first to fix. */
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
  checkSchedules,
  checkRules,
  checkStorageAgent,
  checkIndexes,
  checkSite,
  checkStripeAccount,
  checkStripeWebhook,
  checkFirstAdmin,
  checkSettings,
  checkMail,
  checkBackups,
];

/** Runs every check, all at once; the findings come in the order of the steps. */
export async function runChecks(shop: Shop, services: Services): Promise<Finding[]> {
  const findings = await Promise.all(CHECKS.map(async (check) => check(shop, services)));
  return findings.flat();
}
