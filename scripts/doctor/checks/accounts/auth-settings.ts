import { HTTP_NOT_FOUND } from '../../ask.ts';
import { type Finding, ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';
import { askAuthConfig } from './auth-config.ts';

const NAMES = {
  provider: 'e-mail sign-in',
  enumeration: 'e-mail enumeration protection',
  signUp: 'accounts by the server only',
  domains: 'authorized domains',
} as const;

/** Firebase Authentication's settings of README.md, step 1, and the site among its domains. */
export const checkAuthSettings: Check = async ({ projectId, origin }, services) => {
  const console = `https://console.firebase.google.com/project/${projectId}/authentication`;
  const answer = await askAuthConfig(services, projectId);
  if (!answer.ok && answer.status === HTTP_NOT_FOUND) {
    const fix = `${console} → Get started, then Email/Password`;
    return [failed(NAMES.provider, 'Firebase Authentication is not set up', fix)];
  }
  if (!answer.ok) return Object.values(NAMES).map((name) => unknown(name, answer));
  const { signIn, emailPrivacyConfig, client, authorizedDomains } = answer.value;
  const host = new URL(origin).hostname;
  const either = (isFine: boolean | undefined, name: string, says: [string, string], fix: string) =>
    isFine ? ok(name, says[0]) : failed(name, says[1], `${console}/${fix}`);
  return [
    either(
      signIn?.email?.enabled,
      NAMES.provider,
      ['Email/Password is enabled', 'Email/Password is not enabled'],
      'providers → Add new provider → Email/Password',
    ),
    either(
      emailPrivacyConfig?.enableImprovedEmailPrivacy,
      NAMES.enumeration,
      ['it is on', 'it is off, so that anybody can find out which e-mails have an account'],
      'settings → User actions → Email enumeration protection',
    ),
    either(
      client?.permissions?.disabledUserSignup,
      NAMES.signUp,
      [
        'browsers cannot create accounts without the server',
        'browsers can create accounts without the server',
      ],
      'settings → User actions → Enable create (sign-up): off',
    ),
    either(
      authorizedDomains.includes(host),
      NAMES.domains,
      [`${host} is among them`, `${host} is not among them`],
      `settings → Authorized domains → Add domain: ${host}`,
    ),
  ] satisfies Finding[];
};
