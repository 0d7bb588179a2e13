import { ROOT } from '../setup/root.mjs';
import { googleSignIn } from './google-sign-in.ts';
import { rehearsalFetch } from './rehearsal.ts';
import { runDoctor } from './run-doctor.ts';
import type { Services } from './services.ts';

/*
 * npm run doctor -- <project-id> [--json]: what a deployment of the shop lacks, one line each with
 * the command that fixes it; see docs/operations.md. It only reads. Exit codes: 0 if nothing is
 * missing and everything could be checked, 1 otherwise, 2 for wrong usage.
 *
 * REEF_DOCTOR_REHEARSAL=http://127.0.0.1:<port> is for tests: a server of this machine answers for
 * Google, Stripe and the site, and no sign-in or key is used.
 */

function testServices(origin: string): Services {
  return {
    fetch: rehearsalFetch(origin),
    googleToken: () => Promise.resolve({ accessToken: 'rehearsal', namesProject: true }),
    environmentStripeKey: undefined,
    now: () => new Date(),
  };
}

function realServices(): Services {
  let signedIn: ReturnType<typeof googleSignIn> | undefined;
  return {
    fetch,
    googleToken: () => (signedIn ??= googleSignIn()),
    environmentStripeKey: process.env['STRIPE_SECRET_KEY'],
    now: () => new Date(),
  };
}

const origin = process.env['REEF_DOCTOR_REHEARSAL'];
const services = origin ? testServices(origin) : realServices();
const code = await runDoctor(process.argv.slice(2), ROOT, services, {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
// The libraries behind a sign-in may keep a socket open; nothing is left to do.
process.exit(code);
