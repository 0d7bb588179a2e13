import { parseArgs } from 'node:util';
import { request } from './ask.ts';
import { runChecks } from './checks.ts';
import { isOpen, lineOf } from './finding.ts';
import { googleSignIn } from './google-sign-in.ts';
import { rehearsalFetch } from './rehearsal.ts';
import type { Services } from './services.ts';
import { readShop } from './shop.ts';

/*
 * npm run doctor -- <project-id> [--json]: what a deployment of the shop lacks, a line each with the
 * command that mends it; see docs/operations.md. Reads only. Ends with 0 when nothing is missing and
 * everything could be asked, with 1 otherwise, with 2 when it was called wrongly.
 */

/** How long it may take to reach Google at all, in milliseconds. */
const LONGEST_CONNECTION_MS = 5000;

const USAGE = 'usage: npm run doctor -- <project-id> [--json]';

/** Google's rule for project ids. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

function calledWith(): { projectId: string; isJson: boolean } | null {
  try {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [projectId = '', ...rest] = positionals;
    if (!PROJECT_ID.test(projectId) || rest.length > 0) return null;
    return { projectId, isJson: values.json };
  } catch {
    return null;
  }
}

function services(): Services {
  const rehearsal = process.env['REEF_DOCTOR_REHEARSAL'];
  const signedIn = rehearsal
    ? Promise.resolve({ accessToken: 'rehearsal', namesProject: true })
    : googleSignIn();
  return {
    fetch: rehearsal ? rehearsalFetch(rehearsal) : fetch,
    googleToken: () => signedIn,
    environmentStripeKey: rehearsal ? undefined : process.env['STRIPE_SECRET_KEY'],
    now: () => new Date(),
  };
}

async function main(): Promise<number> {
  const called = calledWith();
  if (called === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const world = services();
  const reached = await request(
    world,
    'https://firestore.googleapis.com/',
    {},
    LONGEST_CONNECTION_MS,
  );
  if (!reached.ok) {
    process.stderr.write(`Nothing could be asked: ${reached.why}. Try again with a connection.\n`);
    return 1;
  }
  const findings = await runChecks(await readShop(called.projectId), world);
  if (called.isJson) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  else {
    const open = findings.filter(isOpen).length;
    const end = open === 0 ? 'Nothing is missing.' : `${open} of ${findings.length} to look at.`;
    process.stdout.write(`${findings.map(lineOf).join('\n')}\n${end}\n`);
  }
  return findings.some(isOpen) ? 1 : 0;
}

// The libraries behind a sign-in may keep a socket open; nothing is left to do.
process.exit(await main());
