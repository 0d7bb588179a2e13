import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkBilling } from './billing.ts';

const { billing } = addressesOf(SHOP);

it('LIVE-03 tells whether a billing account is behind the project', async () => {
  expect(await linesOf(checkBilling)).toEqual(['✓ billing: the project is on the Blaze plan.']);
  // Google leaves a false out of its answers.
  const answers = { [billing]: { json: { name: 'projects/coral-cove/billingInfo' } } };
  expect(await linesOf(checkBilling, { answers })).toEqual([
    '✗ billing: no billing account, so that functions cannot be deployed. Fix: https://console.firebase.google.com/project/coral-cove/usage/details → Modify plan → Blaze',
  ]);
});

it('says so when it is not allowed to ask, or when the API for it is off', async () => {
  expect(await linesOf(checkBilling, { answers: { [billing]: FORBIDDEN } })).toEqual([
    '– billing: could not be asked: Google answered 403: The caller does not have permission. Fix: sign in as an owner of coral-cove: npx firebase login --reauth',
  ]);
  const disabled = {
    status: 403,
    json: {
      error: {
        code: 403,
        message: 'Cloud Billing API has not been used in project 4711 before or it is disabled.',
        status: 'PERMISSION_DENIED',
        details: [
          { '@type': 'type.googleapis.com/google.rpc.Help', links: [] },
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'SERVICE_DISABLED',
            domain: 'googleapis.com',
            metadata: { service: 'cloudbilling.googleapis.com', consumer: 'projects/4711' },
          },
        ],
      },
    },
  };
  expect(await linesOf(checkBilling, { answers: { [billing]: disabled } })).toEqual([
    '– billing: could not be asked: cloudbilling.googleapis.com is not enabled in this project. Fix: gcloud services enable cloudbilling.googleapis.com --project coral-cove',
  ]);
});
