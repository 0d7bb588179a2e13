import { stringify } from 'yaml';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import {
  type ApiHosting,
  type ApiRewrite,
  backendModule,
  type CliBackend,
  hostingModule,
} from './firebase-cli.ts';
import type { FirebaseJson } from './project-files.ts';

/**
 * Hosting's configuration as the CLI converts it for the API, with these functions deployed
 * together with it. `pinTag` is left out: the CLI asks Google for the revision behind it.
 */
export async function convertHosting(
  hosting: FirebaseJson['hosting'],
  backend: CliBackend,
): Promise<ApiHosting> {
  const rewrites = hosting.rewrites.map((rewrite) =>
    rewrite.function
      ? { ...rewrite, function: { ...rewrite.function, pinTag: undefined } }
      : rewrite,
  );
  return hostingModule.convertConfig(
    { projectId: PROJECT_ID, existingBackendPromise: Promise.resolve(backendModule.empty()) },
    { functions: { default: { wantBackend: backend } } },
    { version: 'sites/reef/versions/next', config: { ...hosting, site: PROJECT_ID, rewrites } },
  );
}

const patternOf = ({ glob, regex }: { glob?: string; regex?: string }): string =>
  glob ?? `regex ${regex}`;

function targetOf({ path, run, function: name, functionRegion }: ApiRewrite): string {
  if (path !== undefined) return path;
  if (run) return `function ${run.serviceId} (${run.region})`;
  return `function ${name} (${functionRegion}), which is not deployed`;
}

/** What a deployment of Hosting would send besides the files, as readable YAML. */
export function hostingText(hosting: FirebaseJson['hosting'], sent: ApiHosting): string {
  const pinned = hosting.rewrites
    .filter((rewrite) => rewrite.function?.pinTag)
    .map(({ source }) => source);
  return stringify(
    {
      files: { folder: hosting.public, 'left out': hosting.ignore },
      'clean addresses': sent.cleanUrls ?? false,
      'trailing slash': sent.trailingSlashBehavior ?? 'as asked',
      redirects: sent.redirects ?? [],
      // The first match answers.
      rewrites: (sent.rewrites ?? []).map((rewrite) => {
        const pattern = patternOf(rewrite);
        const note = pinned.includes(pattern) ? ', pinned to the revision of the release' : '';
        return `${pattern} → ${targetOf(rewrite)}${note}`;
      }),
      // Of two matches, the later one wins.
      headers: (sent.headers ?? []).map((entry) => ({
        [patternOf(entry)]: Object.fromEntries(
          Object.entries(entry.headers).map(([key, value]) => [key, readable(key, value)]),
        ),
      })),
    },
    { lineWidth: 0 },
  );
}

/** A policy as a list of its directives, so that each change is a line of the diff. */
const readable = (key: string, value: string): string | string[] =>
  key === 'Content-Security-Policy' ? value.split('; ') : value;
