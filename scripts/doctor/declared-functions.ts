import * as z from 'zod';

/** A function the code exports, under the name it is deployed by. */
export type DeclaredFunction = {
  readonly name: string;
  readonly secrets: readonly string[];
  /** True if Cloud Scheduler calls it. */
  readonly isScheduled: boolean;
};

/** What firebase-functions attaches to each function for a deployment to read. */
const Endpoint = z.object({
  __endpoint: z.object({
    secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
    scheduleTrigger: z.looseObject({}).optional(),
  }),
});

/**
 * Every function that `functions/src/index.ts` exports. Nested names are joined by a hyphen, as in
 * a deployment. The functions are loaded, not run.
 */
export async function declaredFunctions(projectId: string): Promise<DeclaredFunction[]> {
  // A trigger of the default bucket is not defined without these.
  process.env['GCLOUD_PROJECT'] ??= projectId;
  process.env['FIREBASE_CONFIG'] ??= JSON.stringify({
    projectId,
    storageBucket: `${projectId}.firebasestorage.app`,
  });
  const exported: object = await import('../../functions/src/index.ts');
  return functionsIn(exported, '');
}

function functionsIn(exported: object, prefix: string): DeclaredFunction[] {
  return Object.entries(exported).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key;
    if (typeof value === 'function') {
      const { __endpoint: endpoint } = Endpoint.parse({
        __endpoint: Reflect.get(value, '__endpoint'),
      });
      const secrets = endpoint.secretEnvironmentVariables.map((secret) => secret.key);
      return [{ name, secrets, isScheduled: endpoint.scheduleTrigger !== undefined }];
    }
    return typeof value === 'object' && value !== null ? functionsIn(value, `${name}-`) : [];
  });
}

/** The secrets that any of the functions reads, without duplicates, sorted. */
export function secretsOf(functions: readonly DeclaredFunction[]): string[] {
  return [...new Set(functions.flatMap(({ secrets }) => secrets))].toSorted();
}
