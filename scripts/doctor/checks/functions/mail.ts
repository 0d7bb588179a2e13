import { deploy } from '../../commands.ts';
import { fine, missing } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'shop mail';

/** The parameters for the sender of mail and for the owner's address. */
const SENDER_PARAMETER = 'MAIL_FROM';
const OWNER_PARAMETER = 'OWNER_EMAIL';
const ADDRESS = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/;

/** The shop's mail has a sender, and the owner's address is set. */
export const checkMail: Check = ({ functionsVariables, projectId }) => {
  const from = functionsVariables?.[SENDER_PARAMETER] ?? '';
  const fix = (line: string) =>
    `${line} in functions/.env.${projectId}, then ${deploy(projectId, 'functions')}`;
  if (!ADDRESS.test(from)) {
    const says = `${SENDER_PARAMETER} is not an address to send from`;
    return [missing(NAME, says, fix(`${SENDER_PARAMETER}=<shop@your-domain>`))];
  }
  if (!ADDRESS.test(functionsVariables?.[OWNER_PARAMETER] ?? '')) {
    const says = `${OWNER_PARAMETER} is not an address, so that you get no mail about orders or messages`;
    return [missing(NAME, says, fix(`${OWNER_PARAMETER}=<you@your-domain>`))];
  }
  return [fine(NAME, `sent as ${from} by the server of SMTP_URL`)];
};
