import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { listenLocally } from '../../emulators/shared/listen-locally.ts';
import { askGoogle, request } from './ask.ts';
import { rehearsalFetch } from './rehearsal.ts';
import { servicesOf, startFakeServices } from './testing/fake-services.ts';

const AT = 'firestore.googleapis.com/v1/projects/coral-cove';
const ASKED = { projectId: 'coral-cove', at: AT };
const Anything = z.object({});

function signedIn(accessToken: string, namesProject: boolean) {
  return { googleToken: () => Promise.resolve({ accessToken, namesProject }) };
}

it('says how to sign in, and sends no request, when nobody is signed in', async () => {
  const fakes = await startFakeServices({});
  const services = { ...servicesOf(fakes), googleToken: () => Promise.resolve(null) };
  expect(await askGoogle(services, ASKED, Anything)).toEqual({
    ok: false,
    status: null,
    why: 'nobody is signed in to Google here',
    fix: 'npx firebase login (or: gcloud auth application-default login)',
  });
  await fakes.close();
  expect(fakes.requests).toEqual([]);
});

it('names the project for application default credentials only', async () => {
  const fakes = await startFakeServices({ [`GET ${AT}`]: { json: {} } });
  const services = servicesOf(fakes);
  await askGoogle(services, ASKED, Anything);
  await askGoogle({ ...services, ...signedIn('rehearsal', false) }, ASKED, Anything);
  await fakes.close();
  const named = fakes.requests.map(({ headers }) => headers['x-goog-user-project']);
  expect(named).toEqual(['coral-cove', undefined]);
});

it('reports a sign-in that has expired', async () => {
  const fakes = await startFakeServices({});
  const services = { ...servicesOf(fakes), ...signedIn('old', true) };
  const answer = await askGoogle(services, ASKED, Anything);
  await fakes.close();
  expect(answer).toEqual({
    ok: false,
    status: 401,
    why: 'Google answered 401: Request had invalid authentication credentials',
    fix: 'npx firebase login --reauth',
  });
});

it('waits no longer than its limit for an answer', async () => {
  const silent = createServer(() => {});
  const port = await listenLocally(silent);
  const services = {
    fetch: rehearsalFetch(`http://127.0.0.1:${port}`),
    googleToken: () => Promise.resolve(null),
    environmentStripeKey: undefined,
    now: () => new Date(),
  };
  const answer = await request(services, 'https://firestore.googleapis.com/', {}, 100);
  silent.closeAllConnections();
  silent.close();
  expect(answer).toEqual({
    ok: false,
    status: null,
    why: 'firestore.googleapis.com cannot be reached (no answer within 0.1 s)',
  });
});

it('rehearses only on this machine', () => {
  expect(() => rehearsalFetch('http://192.0.2.1:80')).toThrow('not an address of this machine');
});
