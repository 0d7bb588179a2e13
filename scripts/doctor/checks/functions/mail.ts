import { deploy } from '../../commands.ts';
import { fine, missing } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'shop mail';

/** The parameters that say who mail comes from, and where the owner gets theirs. */
const SENDER_PARAMETER = 'MAIL_FROM';
const OWNER_PARAMETER = 'OWNER_EMAIL';
const ADDRESS = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/;

/** The shop's mail: who it comes from, and whether the owner gets theirs. */
export const checkMail: Check = ({ functionsVariables, projectId }) => {
  const from = functionsVariables?.[SENDER_PARAMETER] ?? '';
  const mend = (line: string) =>
    `${line} in functions/.env.${projectId}, then ${deploy(projectId, 'functions')}`;
  if (!ADDRESS.test(from)) {
    const says = `${SENDER_PARAMETER} is no address to send from`;
    return [missing(NAME, says, mend(`${SENDER_PARAMETER}=<shop@your-domain>`))];
  }
  if (!ADDRESS.test(functionsVariables?.[OWNER_PARAMETER] ?? '')) {
    const says = `${OWNER_PARAMETER} is no address, so that you hear of no order or message`;
    return [missing(NAME, says, mend(`${OWNER_PARAMETER}=<you@your-domain>`))];
  }
  return [fine(NAME, `sent as ${from} by the server of SMTP_URL`)];
};
