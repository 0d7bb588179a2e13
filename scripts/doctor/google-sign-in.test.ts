import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '../../domain/src/shared/time.ts';
import { startFakeServices } from './testing/fake-services.ts';

const SOURCE = path.join(import.meta.dirname, 'google-sign-in.ts');
const PRINT = `const { googleSignIn } = await import(${JSON.stringify(SOURCE)});
console.log(JSON.stringify(await googleSignIn()));
process.exit(0);`;
/** Each sign-in runs in a separate process. */
const SLOW_MS = 60_000;

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'reef-doctor-home-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The sign-in of a user whose home is a folder of this test. */
function signIn(variables: Record<string, string> = {}): Promise<unknown> {
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    METADATA_SERVER_DETECTION: 'none',
    ...variables,
  };
  return new Promise((resolve, reject) => {
    const args = ['--input-type=module', '--eval', PRINT];
    execFile(process.execPath, args, { env }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout));
    });
  });
}

/** What `firebase login` writes. */
function keepLogin(expiresAt: number): void {
  const folder = path.join(home, '.config/configstore');
  mkdirSync(folder, { recursive: true });
  const tokens = {
    refresh_token: 'refresh',
    access_token: 'kept',
    expires_at: expiresAt,
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  };
  const kept = { user: { email: 'owner@coral.example' }, tokens };
  writeFileSync(path.join(folder, 'firebase-tools.json'), JSON.stringify(kept));
}

it('finds nobody if nobody has signed in', { timeout: SLOW_MS }, async () => {
  expect(await signIn()).toBe(null);
});

it(
  'uses the sign-in of firebase login, renewed when it has expired',
  { timeout: SLOW_MS },
  async () => {
    keepLogin(Date.now() + HOUR_MS);
    expect(await signIn()).toEqual({ accessToken: 'kept', namesProject: false });
    keepLogin(Date.now() - HOUR_MS);
    const fakes = await startFakeServices({
      'POST oauth2/v3/token': { json: { access_token: 'renewed', expires_in: 3599 } },
    });
    const renewed = await signIn({ FIREBASE_TOKEN_URL: fakes.origin });
    await fakes.close();
    expect(renewed).toEqual({ accessToken: 'renewed', namesProject: false });
  },
);

it(
  'uses application default credentials if there is no firebase login',
  { timeout: SLOW_MS },
  async () => {
    const fakes = await startFakeServices({
      'POST token': {
        json: {
          access_token: 'federated',
          issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
          token_type: 'Bearer',
          expires_in: 3600,
        },
        headers: { 'content-type': 'application/json' },
      },
    });
    const subject = path.join(home, 'subject-token');
    writeFileSync(subject, 'a token of another identity provider');
    const file = path.join(home, 'credentials.json');
    const credentials = {
      type: 'external_account',
      audience:
        '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${fakes.origin}/token`,
      credential_source: { file: subject },
    };
    writeFileSync(file, JSON.stringify(credentials));
    const found = await signIn({
      GOOGLE_APPLICATION_CREDENTIALS: file,
      // Otherwise Google would be asked for the project of the credentials.
      GOOGLE_CLOUD_PROJECT: 'coral-cove',
    });
    await fakes.close();
    expect(found).toEqual({ accessToken: 'federated', namesProject: true });
  },
);
