import { expect, it } from 'vitest';
import { addressesOf, healthyAnswers } from '../../testing/healthy-answers.ts';
import { linesOf, servicesOf, startFakeServices } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkSite } from './site.ts';

const { site, shopPage, webhook } = addressesOf(SHOP);
const HEALTHY = [
  "✓ site: https://coral.example/ answers with firebase.json's Content-Security-Policy.",
  "✓ shop page: https://coral.example/shop answers with firebase.json's Content-Security-Policy.",
  '✓ webhook address: https://coral.example/stripe-webhook leads to the function.',
];
const DEPLOY =
  'Fix: npm run build && npx firebase deploy --only hosting,functions --project coral-cove';

it('LIVE-03 finds the site as firebase.json has it', async () => {
  expect(await linesOf(checkSite)).toEqual(HEALTHY);
});

it.each([
  ['answered 404', { status: 404, text: 'Site Not Found' }],
  ['answers without a Content-Security-Policy', { text: '<!doctype html>' }],
  [
    'answers with another Content-Security-Policy',
    { text: '', headers: { 'content-security-policy': "default-src 'none'" } },
  ],
])('LIVE-03 reports that the site, or the page that a function draws, %s', async (says, answer) => {
  expect(await linesOf(checkSite, { answers: { [site]: answer } })).toEqual(
    HEALTHY.with(0, `✗ site: https://coral.example/ ${says}. ${DEPLOY}`),
  );
  expect(await linesOf(checkSite, { answers: { [shopPage]: answer } })).toEqual(
    HEALTHY.with(1, `✗ shop page: https://coral.example/shop ${says}. ${DEPLOY}`),
  );
});

it('LIVE-03 reports that Stripe would not reach the function', async () => {
  expect(await linesOf(checkSite, { answers: { [webhook]: { text: '<!doctype html>' } } })).toEqual(
    HEALTHY.with(
      2,
      "✗ webhook address: https://coral.example/stripe-webhook answered 200, which is not the function's answer. Fix: npm run build && npx firebase deploy --only hosting,functions --project coral-cove",
    ),
  );
  const forbidden = { status: 403, text: 'Your client does not have permission' };
  expect(await linesOf(checkSite, { answers: { [webhook]: forbidden } })).toEqual(
    HEALTHY.with(
      2,
      '✗ webhook address: Stripe may not call the function. Fix: gcloud run services add-iam-policy-binding stripe-webhook --region us-central1 --member allUsers --role roles/run.invoker --project coral-cove',
    ),
  );
});

function offline(): Promise<Response> {
  const cause = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
  return Promise.reject(new TypeError('fetch failed', { cause }));
}

it('says so when the site cannot be reached, and concludes nothing from it', async () => {
  expect(await linesOf(checkSite, { services: { fetch: offline } })).toEqual([
    '– site: could not be asked: coral.example cannot be reached (ENOTFOUND). Fix: connect the domain: Firebase console → Hosting → Add custom domain',
    '– shop page: could not be asked: coral.example cannot be reached (ENOTFOUND). Fix: connect the domain: Firebase console → Hosting → Add custom domain',
    '– webhook address: could not be asked: coral.example cannot be reached (ENOTFOUND).',
  ]);
});

it('shows the operator’s sign-in to no site', async () => {
  const fakes = await startFakeServices(healthyAnswers(SHOP));
  await checkSite(SHOP, servicesOf(fakes));
  await fakes.close();
  expect(fakes.requests).toHaveLength(3);
  for (const { headers } of fakes.requests) expect(headers.authorization).toBe(undefined);
});
