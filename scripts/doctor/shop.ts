import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { type DeclaredFunction, declaredFunctions } from './declared-functions.ts';

const FirebaseJson = z.object({
  functions: z.object({ runtime: z.string() }),
  hosting: z.object({
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

const IndexField = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});

const IndexesJson = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(IndexField),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().default(false),
      indexes: z.array(
        z.object({
          queryScope: z.string(),
          order: z.string().optional(),
          arrayConfig: z.string().optional(),
        }),
      ),
    }),
  ),
});

export type Variables = Readonly<Record<string, string>>;

/** What the repository and its configuration files say about the shop. */
export type Shop = {
  readonly projectId: string;
  /** `web/.env.production`, or null if there is no such file. */
  readonly webVariables: Variables | null;
  /** `functions/.env.<project>`, or null if there is no such file. */
  readonly functionsVariables: Variables | null;
  /** The shop's origin: `https://…` without a trailing slash. */
  readonly origin: string;
  readonly bucket: string;
  /** The functions' runtime of firebase.json. */
  readonly runtime: string;
  /** The Content-Security-Policy of every page in firebase.json. */
  readonly contentSecurityPolicy: string;
  readonly indexes: z.output<typeof IndexesJson>;
  readonly firestoreRules: string;
  readonly storageRules: string;
  readonly functions: readonly DeclaredFunction[];
};

function variablesOf(file: string): Variables | null {
  if (!existsSync(file)) return null;
  const variables = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(variables.map(([name, value]) => [name, value ?? '']));
}

/**
 * The site's origin: the one pages are built for, else the one payments return to, else Firebase's
 * own.
 */
function originOf(projectId: string, web: Variables | null, functions: Variables | null): string {
  const [returning = ''] = (functions?.['APP_ORIGIN'] ?? '').split(',');
  const named = web?.['VITE_SITE_ORIGIN'] || returning.trim();
  return URL.canParse(named) ? new URL(named).origin : `https://${projectId}.web.app`;
}

/**
 * Reads the repository's files under `root`, and its code.
 * @throws if firebase.json or firestore.indexes.json do not have the expected form
 */
export async function readShop(projectId: string, root: string): Promise<Shop> {
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const web = variablesOf(path.join(root, 'web/.env.production'));
  const functions = variablesOf(path.join(root, `functions/.env.${projectId}`));
  const { functions: deployed, hosting } = FirebaseJson.parse(JSON.parse(text('firebase.json')));
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const policy = everywhere.find(({ key }) => key === 'Content-Security-Policy');
  return {
    projectId,
    webVariables: web,
    functionsVariables: functions,
    origin: originOf(projectId, web, functions),
    bucket: web?.['VITE_FIREBASE_STORAGE_BUCKET'] || `${projectId}.firebasestorage.app`,
    runtime: deployed.runtime,
    contentSecurityPolicy: policy?.value ?? '',
    indexes: IndexesJson.parse(JSON.parse(text('firestore.indexes.json'))),
    firestoreRules: text('firestore.rules'),
    storageRules: text('storage.rules'),
    functions: await declaredFunctions(projectId),
  };
}
