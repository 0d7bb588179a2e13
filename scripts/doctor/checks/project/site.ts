import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { request } from '../../ask.ts';
import { buildAndDeploy } from '../../commands.ts';
import { type Finding, ok, failed, unknown } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';
import type { Shop } from '../../shop.ts';

const SITE = 'site';
const SHOP_PAGE = 'shop page';
const WEBHOOK = 'webhook address';

const HTTP_BAD_REQUEST = 400;
const HTTP_FORBIDDEN = 403;

async function checkPage(
  { origin, contentSecurityPolicy, projectId }: Shop,
  services: Services,
  { name, path }: { name: string; path: string },
): Promise<Finding> {
  const fix = buildAndDeploy(projectId, 'hosting,functions');
  const address = `${origin}${path}`;
  const answer = await request(services, address);
  if (!answer.ok) {
    const connect = 'connect the domain: Firebase console → Hosting → Add custom domain';
    return unknown(name, { why: answer.why, fix: connect });
  }
  const { response } = answer.value;
  if (!response.ok) return failed(name, `${address} answered ${response.status}`, fix);
  const policy = response.headers.get('content-security-policy');
  if (policy === contentSecurityPolicy) {
    return ok(name, `${address} answers with firebase.json's Content-Security-Policy`);
  }
  const which = policy === null ? 'without a' : 'with another';
  return failed(name, `${address} answers ${which} Content-Security-Policy`, fix);
}

/** The webhook refuses a GET in its own words, which tells it from a page. */
async function checkWebhookAddress(
  { origin, projectId }: Shop,
  services: Services,
): Promise<Finding> {
  const address = `${origin}/stripe-webhook`;
  const answer = await request(services, address);
  if (!answer.ok) return unknown(WEBHOOK, answer);
  const { response, text } = answer.value;
  if (response.status === HTTP_BAD_REQUEST && text.includes('signed POST')) {
    return ok(WEBHOOK, `${address} leads to the function`);
  }
  if (response.status === HTTP_FORBIDDEN) {
    const fix = `gcloud run services add-iam-policy-binding stripe-webhook --region ${FUNCTIONS_REGION} --member allUsers --role roles/run.invoker --project ${projectId}`;
    return failed(WEBHOOK, 'Stripe may not call the function', fix);
  }
  const says = `${address} answered ${response.status}, which is not the function's answer`;
  return failed(WEBHOOK, says, buildAndDeploy(projectId, 'hosting,functions'));
}

/** The site as a visitor and as Stripe reach it: a page of a file, one that a function draws. */
export const checkSite: Check = (shop, services) =>
  Promise.all([
    checkPage(shop, services, { name: SITE, path: '/' }),
    checkPage(shop, services, { name: SHOP_PAGE, path: '/shop' }),
    checkWebhookAddress(shop, services),
  ]);
