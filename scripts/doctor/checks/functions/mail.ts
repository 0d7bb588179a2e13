import { isMailOff, isSmtpUrl } from '../../../../functions/src/mail/smtp-sender.ts';
import { deploy, setSecret } from '../../commands.ts';
import { HTTP_NOT_FOUND } from '../../ask.ts';
import { type Finding, ok, failed, note, unknown } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';
import { secretValue } from './secret-values.ts';

const NAME = 'shop mail';

/** The parameters for the sender of mail and for the owner's address. */
const SENDER_PARAMETER = 'MAIL_FROM';
const OWNER_PARAMETER = 'OWNER_EMAIL';
const SERVER_SECRET = 'SMTP_URL';
const ADDRESS = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/;

/** Whether `SMTP_URL` names a mail server, without revealing it. */
async function serverFinding(
  projectId: string,
  from: string,
  services: Services,
): Promise<Finding> {
  const answer = await secretValue(services, projectId, SERVER_SECRET);
  const fix = `${setSecret(projectId, SERVER_SECRET)}, then ${deploy(projectId, 'functions')}`;
  if (!answer.ok && answer.status === HTTP_NOT_FOUND) {
    return failed(NAME, `${SERVER_SECRET} is not set`, fix);
  }
  if (!answer.ok) return unknown(NAME, answer);
  const url = answer.value.trim();
  if (isMailOff(url)) {
    const says = `${SERVER_SECRET} is off: no mail leaves unless Google’s Trigger Email extension is installed`;
    return note(NAME, says, fix);
  }
  if (!isSmtpUrl(url)) {
    const says = `${SERVER_SECRET} is neither an smtp address nor off, so that no mail leaves`;
    return failed(NAME, says, fix);
  }
  if (new URL(url).username === '') {
    return note(NAME, `${SERVER_SECRET} has no user, which most mail servers require`, fix);
  }
  return ok(NAME, `sent as ${from} by the server of ${SERVER_SECRET}`);
}

/** The shop's mail has a sender and a server, and the owner's address is set. */
export const checkMail: Check = async ({ functionsVariables, projectId }, services) => {
  const from = functionsVariables?.[SENDER_PARAMETER] ?? '';
  const fix = (line: string) =>
    `${line} in functions/.env.${projectId}, then ${deploy(projectId, 'functions')}`;
  if (!ADDRESS.test(from)) {
    const says = `${SENDER_PARAMETER} is not an address to send from`;
    return [failed(NAME, says, fix(`${SENDER_PARAMETER}=<shop@your-domain>`))];
  }
  if (!ADDRESS.test(functionsVariables?.[OWNER_PARAMETER] ?? '')) {
    const says = `${OWNER_PARAMETER} is not an address, so that you get no mail about orders or messages`;
    return [failed(NAME, says, fix(`${OWNER_PARAMETER}=<you@your-domain>`))];
  }
  return [await serverFinding(projectId, from, services)];
};
