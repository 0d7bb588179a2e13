import * as z from 'zod/mini';
import { type Answer, askGoogleForAll } from '../../ask.ts';
import type { Services } from '../../services.ts';

const Deployed = z.object({
  name: z.string(),
  state: z.optional(z.string()),
  buildConfig: z.optional(z.object({ runtime: z.optional(z.string()) })),
  serviceConfig: z.optional(
    z.object({
      serviceAccountEmail: z.optional(z.string()),
      secretEnvironmentVariables: z.optional(
        z.array(z.object({ secret: z.string(), version: z.string() })),
      ),
    }),
  ),
});

const Page = z.object({
  functions: z._default(z.array(Deployed), []),
  nextPageToken: z.optional(z.string()),
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
