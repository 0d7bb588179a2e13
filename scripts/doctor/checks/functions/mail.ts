import { deploy } from '../../commands.ts';
import { type Finding, fine, missing, note, unasked } from '../../finding.ts';
import type { Check } from '../../services.ts';
import { secretsOf } from '../../declared-functions.ts';
import type { Shop } from '../../shop.ts';
import { type AuthConfig, askAuthConfig } from '../accounts/auth-config.ts';

const SIGN_IN_MAIL = 'sign-in mail';
const SHOP_MAIL = 'shop mail';

/** The secret and the parameters that a shop which sends mail of its own declares. */
const SMTP_SECRET = 'SMTP_URL';
const SENDER_PARAMETER = 'MAIL_FROM';
const OWNER_PARAMETER = 'OWNER_EMAIL';
const ADDRESS = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/;

/** Who the confirmation and reset mails of Firebase Authentication come from. */
function signInMail({ notification }: AuthConfig, projectId: string): Finding {
  const { sendEmail } = notification ?? {};
  const templates = `https://console.firebase.google.com/project/${projectId}/authentication/emails`;
  if (sendEmail?.method === 'CUSTOM_SMTP') {
    const from = sendEmail.smtp?.senderEmail;
    if (from) return fine(SIGN_IN_MAIL, `sent through your own SMTP server as ${from}`);
    return missing(
      SIGN_IN_MAIL,
      'your own SMTP server has no sender',
      `${templates} → SMTP settings`,
    );
  }
  const name = sendEmail?.verifyEmailTemplate?.senderLocalPart ?? 'noreply';
  const { useCustomDomain, customDomain, pendingCustomDomain } = sendEmail?.dnsInfo ?? {};
  const to = sendEmail?.callbackUri;
  const link = to && URL.canParse(to) ? `, with links to ${new URL(to).host}` : '';
  if (useCustomDomain && customDomain) {
    return fine(SIGN_IN_MAIL, `Firebase sends it as ${name}@${customDomain}${link}`);
  }
  const from = `Firebase sends it as ${name}@${projectId}.firebaseapp.com${link}`;
  const customize = `${templates} → pencil → customize domain`;
  if (pendingCustomDomain) {
    const says = `${from}: the domain ${pendingCustomDomain} is not verified yet`;
    return missing(SIGN_IN_MAIL, says, `${customize}, add the DNS records it shows, then Verify`);
  }
  return note(
    SIGN_IN_MAIL,
    `${from}, which spam filters may stop; a domain of your own helps`,
    customize,
  );
}

/** The mail the shop itself sends: who it comes from, and whether the owner gets theirs. */
function shopMail({ functions, functionsVariables, projectId }: Shop): Finding {
  if (!secretsOf(functions).includes(SMTP_SECRET)) {
    const says = 'not there yet: this version sends no order or shipping mail of its own';
    return note(SHOP_MAIL, says);
  }
  const from = functionsVariables?.[SENDER_PARAMETER] ?? '';
  const mend = (line: string) =>
    `${line} in functions/.env.${projectId}, then ${deploy(projectId, 'functions')}`;
  if (!ADDRESS.test(from)) {
    const says = `${SENDER_PARAMETER} is no address to send from`;
    return missing(SHOP_MAIL, says, mend(`${SENDER_PARAMETER}=<shop@your-domain>`));
  }
  if (!ADDRESS.test(functionsVariables?.[OWNER_PARAMETER] ?? '')) {
    const says = `${OWNER_PARAMETER} is no address, so that you hear of no order or message`;
    return missing(SHOP_MAIL, says, mend(`${OWNER_PARAMETER}=<you@your-domain>`));
  }
  return fine(SHOP_MAIL, `sent as ${from} by the server of ${SMTP_SECRET}`);
}

/** Firebase's confirmation and reset mails, and the shop's own. */
export const checkMail: Check = async (shop, services) => {
  const answer = await askAuthConfig(services, shop.projectId);
  const first = answer.ok
    ? signInMail(answer.value, shop.projectId)
    : unasked(SIGN_IN_MAIL, answer);
  return [first, shopMail(shop)];
};
