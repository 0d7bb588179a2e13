import { HANDLED_EVENTS } from '../../../functions/src/checkout/stripe/handled-events.ts';
import { secretsOf } from '../declared-functions.ts';
import type { Shop } from '../shop.ts';

/** The rehearsal server's answer at an address: JSON, or text with headers. */
export type FakeAnswer = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Answers by method and address, without the query: `GET host/path`. */
export type FakeAnswers = Readonly<Record<string, FakeAnswer>>;

/** The project's number. */
const PROJECT_NUMBER = '471100815';

/** The functions' service account by default. */
export const SERVICE_ACCOUNT = `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`;

/** The account as which storage.rules read the database. */
export const STORAGE_AGENT = `service-${PROJECT_NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

/** Values that look like real secrets; a test looks for them in the command's output. */
export const SECRET_VALUES: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'sk_live_51Nabcdefghijk',
  STRIPE_WEBHOOK_SECRET: 'whsec_9876543210',
  PIN_PEPPER: 'p3pp3r-p3pp3r-p3pp3r-p3pp3r-p3pp3r-p3pp3r',
  ADMIN_SETUP_CODE: 'long-enough-a-code',
  SMTP_URL: 'smtps://orders:m41l-p4ssw0rd@mail.example:465',
};

/** Secret Manager's answer for the value of a version. */
export function secretPayload(secret: string, value: string): FakeAnswer {
  const name = `projects/${PROJECT_NUMBER}/secrets/${secret}/versions/2`;
  return { json: { name, payload: { data: btoa(value), dataCrc32c: '12345' } } };
}

function secretAnswers({ projectId, functions }: Shop): FakeAnswers {
  const answers: Record<string, FakeAnswer> = {};
  for (const secret of secretsOf(functions)) {
    const at = `GET secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${secret}/versions/latest`;
    const name = `projects/${PROJECT_NUMBER}/secrets/${secret}/versions/2`;
    answers[at] = {
      json: { name, createTime: '2026-11-01T10:00:00Z', state: 'ENABLED', etag: '"1"' },
    };
    answers[`${at}:access`] = secretPayload(secret, SECRET_VALUES[secret] ?? 'a value');
  }
  return answers;
}

/** A deployed function as Cloud Functions lists it. */
export function deployedFunction(shop: Shop, name: string): object {
  const { secrets = [] } = shop.functions.find((it) => it.name === name) ?? {};
  return {
    name: `projects/${shop.projectId}/locations/us-central1/functions/${name}`,
    buildConfig: { runtime: shop.runtime, entryPoint: name },
    serviceConfig: {
      service: `projects/${shop.projectId}/locations/us-central1/services/${name}`,
      serviceAccountEmail: SERVICE_ACCOUNT,
      secretEnvironmentVariables: secrets.map((secret) => ({
        key: secret,
        projectId: shop.projectId,
        secret,
        version: '2',
      })),
    },
    state: 'ACTIVE',
    environment: 'GEN_2',
  };
}

/** A function's job as Cloud Scheduler lists it. */
export function scheduledJob({ projectId }: Shop, name: string): object {
  return {
    name: `projects/${projectId}/locations/us-central1/jobs/firebase-schedule-${name}-us-central1`,
    schedule: 'every 1 minutes',
    timeZone: 'UTC',
    state: 'ENABLED',
  };
}

/** The indexes as Firestore lists them: with the document's name at the end. */
function deployedIndexes({ projectId, indexes }: Shop): object[] {
  const database = `projects/${projectId}/databases/(default)`;
  return indexes.indexes.map((it, at) => ({
    name: `${database}/collectionGroups/${it.collectionGroup}/indexes/CICA${at}`,
    queryScope: it.queryScope,
    fields: [
      ...it.fields,
      {
        fieldPath: '__name__',
        order: it.fields.at(-1)?.order ?? 'ASCENDING',
      },
    ],
    state: 'READY',
    density: 'SPARSE_ALL',
  }));
}

function deployedFields({ projectId, indexes }: Shop): object[] {
  const groups = `projects/${projectId}/databases/(default)/collectionGroups`;
  const own = indexes.fieldOverrides.map((it) => ({
    name: `${groups}/${it.collectionGroup}/fields/${it.fieldPath}`,
    indexConfig: it.indexes.length > 0 ? { indexes: it.indexes } : {},
    ...(it.ttl ? { ttlConfig: { state: 'ACTIVE' } } : {}),
  }));
  const everyField = { name: `${groups}/__default__/fields/*`, indexConfig: { indexes: [{}, {}] } };
  return [everyField, ...own];
}

function ruleset(name: string, content: string): FakeAnswer {
  return {
    json: {
      name,
      createTime: '2026-11-01T10:00:00Z',
      source: { files: [{ name: 'rules', content, fingerprint: 'x' }] },
    },
  };
}

function ruleAnswers({ projectId, bucket, firestoreRules, storageRules }: Shop): FakeAnswers {
  const at = `firebaserules.googleapis.com/v1/projects/${projectId}`;
  const release = (name: string, id: string): FakeAnswer => ({
    json: {
      name: `projects/${projectId}/releases/${name}`,
      rulesetName: `projects/${projectId}/rulesets/${id}`,
      createTime: '2026-11-01T10:00:00Z',
    },
  });
  return {
    [`GET ${at}/releases/cloud.firestore`]: release('cloud.firestore', 'f1'),
    [`GET ${at}/releases/firebase.storage/${bucket}`]: release(`firebase.storage/${bucket}`, 's1'),
    [`GET ${at}/rulesets/f1`]: ruleset(`projects/${projectId}/rulesets/f1`, firestoreRules),
    [`GET ${at}/rulesets/s1`]: ruleset(`projects/${projectId}/rulesets/s1`, storageRules),
  };
}

/** Firebase Authentication's settings when they are as README.md requires. */
export function authConfig({ projectId, origin }: Shop): Record<string, unknown> {
  return {
    name: `projects/${PROJECT_NUMBER}/config`,
    signIn: { email: { enabled: true, passwordRequired: true } },
    authorizedDomains: ['localhost', `${projectId}.firebaseapp.com`, new URL(origin).hostname],
    client: { apiKey: 'AIza-web-key', permissions: { disabledUserSignup: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  };
}

/** The webhook's endpoint as Stripe lists it. */
export function webhookEndpoint({ origin }: Shop): Record<string, unknown> {
  return {
    id: 'we_1',
    object: 'webhook_endpoint',
    url: `${origin}/stripe-webhook`,
    status: 'enabled',
    livemode: true,
    enabled_events: [...HANDLED_EVENTS],
  };
}

/** The owner's saved settings as Firestore answers them: the contact, with some fields changed. */
export function settingsDocument(
  { projectId }: Shop,
  changes: Readonly<Record<string, string>> = {},
): object {
  const own = { email: 'hello@coral.example', phone: '(206) 555-0123', street: '1 Pier Rd' };
  const texts = Object.entries({ ...own, ...changes });
  const contact = Object.fromEntries(texts.map(([name, stringValue]) => [name, { stringValue }]));
  return {
    name: `projects/${projectId}/databases/(default)/documents/settings/shop`,
    fields: {
      revision: { integerValue: '1' },
      settings: { mapValue: { fields: { contact: { mapValue: { fields: contact } } } } },
    },
  };
}

/** The addresses of answers that tests change. */
export function addressesOf({ projectId, bucket, origin, webVariables }: Shop) {
  const project = `projects/${projectId}`;
  const database = `${project}/databases/(default)`;
  const site = origin.replace('https://', '');
  return {
    apis: `GET serviceusage.googleapis.com/v1/${project}/services:batchGet`,
    auth: `GET identitytoolkit.googleapis.com/admin/v2/${project}/config`,
    billing: `GET cloudbilling.googleapis.com/v1/${project}/billingInfo`,
    bucket: `GET firebasestorage.googleapis.com/v1beta/${project}/buckets/${bucket}`,
    bucketPlace: `GET storage.googleapis.com/storage/v1/b/${bucket}`,
    database: `GET firestore.googleapis.com/v1/${database}`,
    fields: `GET firestore.googleapis.com/v1/${database}/collectionGroups/-/fields`,
    functions: `GET cloudfunctions.googleapis.com/v2/${project}/locations/-/functions`,
    indexes: `GET firestore.googleapis.com/v1/${database}/collectionGroups/-/indexes`,
    jobs: `GET cloudscheduler.googleapis.com/v1/${project}/locations/us-central1/jobs`,
    policy: `POST cloudresourcemanager.googleapis.com/v3/${project}:getIamPolicy`,
    accountPolicy: `POST iam.googleapis.com/v1/${project}/serviceAccounts/${SERVICE_ACCOUNT}:getIamPolicy`,
    project: `GET cloudresourcemanager.googleapis.com/v3/${project}`,
    query: `POST firestore.googleapis.com/v1/${database}/documents:runQuery`,
    settings: `GET firestore.googleapis.com/v1/${database}/documents/settings/shop`,
    secrets: `GET secretmanager.googleapis.com/v1/${project}/secrets`,
    rules: `GET firebaserules.googleapis.com/v1/${project}`,
    site: `GET ${site}/`,
    shopPage: `GET ${site}/shop`,
    webApp: `GET firebase.googleapis.com/v1beta1/${project}/webApps/${webVariables?.['VITE_FIREBASE_APP_ID']}/config`,
    webhook: `GET ${site}/stripe-webhook`,
    stripeAccount: 'GET api.stripe.com/v1/account',
    stripeEndpoints: 'GET api.stripe.com/v1/webhook_endpoints',
  };
}

/** Every answer for a shop that lacks nothing, in the formats that Google and Stripe document. */
export function healthyAnswers(shop: Shop): FakeAnswers {
  const { projectId } = shop;
  const at = addressesOf(shop);
  const signer = {
    role: 'roles/iam.serviceAccountTokenCreator',
    members: [`serviceAccount:${SERVICE_ACCOUNT}`],
  };
  const rulesReader = {
    role: 'roles/firebaserules.firestoreServiceAgent',
    members: [`serviceAccount:${STORAGE_AGENT}`],
  };
  const page = {
    text: '<!doctype html>',
    headers: { 'content-security-policy': shop.contentSecurityPolicy },
  };
  return {
    'GET firestore.googleapis.com/': { status: 404, text: 'Not Found' },
    [at.billing]: {
      json: {
        name: `projects/${projectId}/billingInfo`,
        projectId,
        billingAccountName: 'billingAccounts/0',
        billingEnabled: true,
      },
    },
    [at.auth]: { json: authConfig(shop) },
    [at.database]: {
      json: {
        name: `projects/${projectId}/databases/(default)`,
        locationId: 'nam5',
        type: 'FIRESTORE_NATIVE',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      },
    },
    [at.webApp]: {
      json: {
        projectId,
        appId: shop.webVariables?.['VITE_FIREBASE_APP_ID'],
        apiKey: shop.webVariables?.['VITE_FIREBASE_API_KEY'],
        storageBucket: shop.bucket,
      },
    },
    [at.bucket]: { json: { name: `projects/${PROJECT_NUMBER}/buckets/${shop.bucket}` } },
    [at.bucketPlace]: {
      json: {
        name: shop.bucket,
        location: 'US-CENTRAL1',
        cors: [{ origin: ['*'], method: ['GET'], maxAgeSeconds: 3600 }],
      },
    },
    ...secretAnswers(shop),
    [at.project]: { json: { name: `projects/${PROJECT_NUMBER}`, projectId, state: 'ACTIVE' } },
    [at.policy]: { json: { version: 1, etag: 'x', bindings: [signer, rulesReader] } },
    [at.accountPolicy]: { json: { etag: 'x' } },
    [at.functions]: {
      json: { functions: shop.functions.map(({ name }) => deployedFunction(shop, name)) },
    },
    [at.jobs]: {
      json: {
        jobs: shop.functions
          .filter(({ isScheduled }) => isScheduled)
          .map(({ name }) => scheduledJob(shop, name)),
      },
    },
    ...ruleAnswers(shop),
    [at.indexes]: { json: { indexes: deployedIndexes(shop) } },
    [at.fields]: { json: { fields: deployedFields(shop) } },
    [at.site]: page,
    [at.shopPage]: page,
    [at.webhook]: { status: 400, json: { error: 'a signed POST is required' } },
    [at.stripeAccount]: { json: { id: 'acct_1', object: 'account', charges_enabled: true } },
    [at.stripeEndpoints]: {
      json: { object: 'list', has_more: false, data: [webhookEndpoint(shop)] },
    },
    [at.settings]: { json: settingsDocument(shop) },
    [at.query]: {
      json: [
        {
          document: { name: `projects/${projectId}/databases/(default)/documents/user_roles/u1` },
          readTime: '2026-11-22T10:00:00Z',
        },
      ],
    },
  };
}

/** Google's refusal: 403 for an account without the right to ask. */
export const FORBIDDEN: FakeAnswer = {
  status: 403,
  json: {
    error: {
      code: 403,
      message: 'The caller does not have permission',
      status: 'PERMISSION_DENIED',
    },
  },
};

/** Google's answer for something that does not exist. */
export const NOT_FOUND: FakeAnswer = {
  status: 404,
  json: { error: { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' } },
};
