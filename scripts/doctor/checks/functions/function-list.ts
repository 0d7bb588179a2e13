import * as z from 'zod';
import { type Answer, askGoogleForAll } from '../../ask.ts';
import type { Services } from '../../services.ts';

const Deployed = z.object({
  name: z.string(),
  state: z.string().optional(),
  buildConfig: z.object({ runtime: z.string().optional() }).optional(),
  serviceConfig: z
    .object({
      serviceAccountEmail: z.string().optional(),
      secretEnvironmentVariables: z
        .array(z.object({ secret: z.string(), version: z.string() }))
        .optional(),
    })
    .optional(),
});

const Page = z.object({
  functions: z.array(Deployed).default([]),
  nextPageToken: z.string().optional(),
});

/** A deployed function; `name` without the project and the region. */
export type DeployedFunction = z.output<typeof Deployed>;

/** Every deployed function of the project. */
export async function askFunctions(
  services: Services,
  projectId: string,
): Promise<Answer<DeployedFunction[]>> {
  const at = `cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions`;
  return askGoogleForAll(services, { projectId, at }, Page, ({ functions }) =>
    functions.map((it) => ({ ...it, name: it.name.split('/').at(-1) ?? it.name })),
  );
}
