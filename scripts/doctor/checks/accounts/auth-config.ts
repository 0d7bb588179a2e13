import * as z from 'zod';
import { type Answer, askGoogle } from '../../ask.ts';
import type { Services } from '../../services.ts';

/** The part of Identity Toolkit's project configuration that the shop depends on. */
const AuthConfig = z.object({
  signIn: z.object({ email: z.object({ enabled: z.boolean().optional() }).optional() }).optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
  client: z
    .object({
      permissions: z.object({ disabledUserSignup: z.boolean().optional() }).optional(),
    })
    .optional(),
  authorizedDomains: z.array(z.string()).default([]),
});
export type AuthConfig = z.output<typeof AuthConfig>;

/** Requests Firebase Authentication's settings; 404 means that it was never set up. */
export function askAuthConfig(services: Services, projectId: string): Promise<Answer<AuthConfig>> {
  const at = `identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
  return askGoogle(services, { projectId, at }, AuthConfig);
}
