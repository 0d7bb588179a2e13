import * as z from 'zod';
import { askGoogle } from '../../ask.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'billing';

const BillingInfo = z.object({ billingEnabled: z.boolean().default(false) });

/** The Blaze plan: a billing account behind the project, without which no function runs. */
export const checkBilling: Check = async ({ projectId }, services) => {
  const at = `cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`;
  const answer = await askGoogle(services, { projectId, at }, BillingInfo);
  if (!answer.ok) return [unknown(NAME, answer)];
  if (answer.value.billingEnabled) return [ok(NAME, 'the project is on the Blaze plan')];
  const fix = `https://console.firebase.google.com/project/${projectId}/usage/details → Modify plan → Blaze`;
  return [failed(NAME, 'no billing account, so that functions cannot be deployed', fix)];
};
