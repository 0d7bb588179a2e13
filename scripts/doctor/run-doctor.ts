import { parseArgs } from 'node:util';
import { request } from './ask.ts';
import { runChecks } from './checks.ts';
import { isOpen, lineOf } from './finding.ts';
import type { Services } from './services.ts';
import { readShop } from './shop.ts';

/** How long it may take to reach Google at all, in milliseconds. */
const MAX_CONNECTION_MS = 5000;

/** Any Google address that answers without a sign-in; its answer does not matter. */
const GOOGLE = 'https://firestore.googleapis.com/';

const USAGE = 'usage: npm run doctor -- <project-id> [--json]';

/** Google's rule for project ids. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Exit codes: all is well, something is missing or unknown, wrong usage. */
export type ExitCode = 0 | 1 | 2;

export type Terminal = {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
};

function calledWith(args: string[]): { projectId: string; isJson: boolean } | null {
  try {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [projectId = '', ...rest] = positionals;
    if (!PROJECT_ID.test(projectId) || rest.length > 0) return null;
    return { projectId, isJson: values.json };
  } catch {
    // parseArgs throws on an unknown option.
    return null;
  }
}

/** Runs every check for the project that `args` name, and prints the findings. */
export async function runDoctor(
  args: string[],
  root: string,
  services: Services,
  terminal: Terminal,
): Promise<ExitCode> {
  const called = calledWith(args);
  if (called === null) {
    terminal.writeError(`${USAGE}\n`);
    return 2;
  }
  const reached = await request(services, GOOGLE, {}, MAX_CONNECTION_MS);
  if (!reached.ok) {
    terminal.writeError(`Nothing could be asked: ${reached.why}. Try again with a connection.\n`);
    return 1;
  }
  const findings = await runChecks(await readShop(called.projectId, root), services);
  const open = findings.filter(isOpen).length;
  if (called.isJson) terminal.write(`${JSON.stringify(findings, null, 2)}\n`);
  else {
    const end = open === 0 ? 'Nothing is missing.' : `${open} of ${findings.length} to look at.`;
    terminal.write(`${findings.map(lineOf).join('\n')}\n${end}\n`);
  }
  return open === 0 ? 0 : 1;
}
