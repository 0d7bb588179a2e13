import * as z from 'zod/mini';
import { type Answer, askGoogle } from '../../ask.ts';
import type { Services } from '../../services.ts';

/** The part of Identity Toolkit's project configuration that the shop depends on. */
const AuthConfig = z.object({
  signIn: z.optional(
    z.object({ email: z.optional(z.object({ enabled: z.optional(z.boolean()) })) }),
  ),
  emailPrivacyConfig: z.optional(z.object({ enableImprovedEmailPrivacy: z.optional(z.boolean()) })),
  client: z.optional(
    z.object({
      permissions: z.optional(z.object({ disabledUserSignup: z.optional(z.boolean()) })),
    }),
  ),
  authorizedDomains: z._default(z.array(z.string()), []),
});
export type AuthConfig = z.output<typeof AuthConfig>;

/** Asks for Firebase Authentication's settings; 404 means that it was never set up. */
export function askAuthConfig(services: Services, projectId: string): Promise<Answer<AuthConfig>> {
  const at = `identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
  return askGoogle(services, { projectId, at }, AuthConfig);
}
