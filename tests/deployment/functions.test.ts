import { beforeAll, describe, expect, it } from 'vitest';
import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { deploymentFaults, type Deployment } from './deployment-faults.ts';
import type { Endpoint } from './firebase-cli.ts';
import { functionsText } from './functions-text.ts';
import { convertHosting, hostingText } from './hosting-text.ts';
import { firebaseJson, textOf } from './project-files.ts';
import { type ResolvedFunctions, resolveFunctions } from './resolve-functions.ts';

/** The names in the table of secrets in docs/operations.md. */
function documentedSecrets(): string[] {
  const [, section = ''] = textOf('docs/operations.md').split('## Rotating secrets');
  return [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
}

/** The names in the dotenv file of README's step 4. */
function documentedParams(): string[] {
  const [, after = ''] = textOf('README.md').split('Write `functions/.env.<project-id>`:');
  const [, file = ''] = after.split('```');
  return [...file.matchAll(/^ *([A-Z_]+)=/gm)].map(([, name = '']) => name);
}

let resolved: ResolvedFunctions;
let deployment: Deployment;

beforeAll(async () => {
  resolved = await resolveFunctions();
  deployment = {
    params: resolved.build.params,
    endpoints: resolved.endpoints,
    rewrites: firebaseJson().hosting.rewrites,
    runtime: firebaseJson().functions.runtime,
    region: FUNCTIONS_REGION,
    documentedSecrets: documentedSecrets(),
    documentedParams: documentedParams(),
  };
});

/** The faults of the deployment after one function is changed. */
function faultsAfter(id: string, change: Partial<Endpoint>): string[] {
  const endpoints = deployment.endpoints.map((endpoint) =>
    endpoint.id === id ? { ...endpoint, ...change } : endpoint,
  );
  expect(endpoints).not.toEqual(deployment.endpoints);
  return deploymentFaults({ ...deployment, endpoints });
}

const secret = (name: string) => ({ key: name, secret: name });

describe('LIVE-02 what a deployment would send', () => {
  it('of the functions is what expected/functions.yaml says', async () => {
    const text = functionsText(resolved.build, resolved.endpoints);
    await expect(text).toMatchFileSnapshot('expected/functions.yaml');
  });

  it('of Hosting is what expected/hosting.yaml says', async () => {
    const { hosting } = firebaseJson();
    const text = hostingText(hosting, await convertHosting(hosting, resolved.backend));
    await expect(text).toMatchFileSnapshot('expected/hosting.yaml');
  });

  it('sends new mail through five connections at most [ORD-05]', () => {
    const sender = deployment.endpoints.find(({ id }) => id === 'send_new_mail');
    expect(sender).toMatchObject({ concurrency: 5, maxInstances: 1 });
  });

  it('lets only the functions that a sale depends on start more than five processes', () => {
    const large = deployment.endpoints.filter(({ maxInstances }) => (maxInstances ?? 0) > 5);
    expect(large.map(({ id }) => id).toSorted()).toEqual([
      'cancel-payment',
      'complete_sign_in',
      'create-payment',
      'login',
      'stripe-webhook',
      'verify-payment',
    ]);
  });

  it('has no fault', () => {
    expect(deploymentFaults(deployment)).toEqual([]);
  });
});

describe('LIVE-02 a fault is named', () => {
  it('if a function would run on another runtime', () => {
    expect(faultsAfter('login', { runtime: 'nodejs20' })).toEqual([
      'login would run on nodejs20; firebase.json says nodejs24.',
    ]);
  });

  it('if a function, or a rewrite to it, would be in another region', () => {
    expect(faultsAfter('login', { region: 'europe-west1' })).toEqual([
      'login would be in europe-west1; browsers look for it in us-central1.',
    ]);
    expect(faultsAfter('sitemap-products', { region: 'europe-west1' })).toContain(
      '/sitemap-products.xml asks for sitemap-products in us-central1; it is in europe-west1.',
    );
  });

  it('if a function uses a secret that is not declared', () => {
    const secretEnvironmentVariables = [secret('PIN_PEPPER'), secret('PIN_SALT')];
    expect(faultsAfter('login', { secretEnvironmentVariables })).toEqual([
      'login: the secret PIN_SALT is declared nowhere.',
    ]);
  });

  it('if no function receives a secret', () => {
    const bound = [secret('STRIPE_SECRET_KEY')];
    expect(faultsAfter('stripe-webhook', { secretEnvironmentVariables: bound })).toEqual([
      'The secret STRIPE_WEBHOOK_SECRET is declared, but no function receives it.',
    ]);
  });

  it('if operators are not told of a secret or a parameter', () => {
    const told = deployment.documentedSecrets.filter((name) => name !== 'PIN_PEPPER');
    expect(deploymentFaults({ ...deployment, documentedSecrets: told })).toEqual([
      'The secret PIN_PEPPER is missing in docs/operations.md.',
    ]);
    const params = [...deployment.params, { name: 'SHOP_NAME', type: 'string', default: '' }];
    expect(deploymentFaults({ ...deployment, params })).toEqual([
      "The parameter SHOP_NAME is missing in README's functions/.env.",
    ]);
  });

  it('if a rewrite leads to no function, or to one without an address', () => {
    const endpoints = deployment.endpoints.filter(({ id }) => id !== 'stripe-webhook');
    expect(deploymentFaults({ ...deployment, endpoints })).toContain(
      '/stripe-webhook leads to stripe-webhook, and no function has that name.',
    );
    const change = { httpsTrigger: undefined, callableTrigger: {} };
    expect(faultsAfter('sitemap-products', change)).toEqual([
      '/sitemap-products.xml leads to sitemap-products, which no address can call.',
    ]);
  });

  it('if a pinned function keeps an instance', () => {
    expect(faultsAfter('product-page', { minInstances: 1 })).toEqual([
      '/product/* pins product-page, which the CLI refuses together with minInstances.',
    ]);
  });
});
