import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-world.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkMail } from './mail.ts';

const { auth } = addressesOf(SHOP);
const TEMPLATES = 'https://console.firebase.google.com/project/coral-cove/authentication/emails';
const NOT_THERE =
  '– shop mail: not there yet: this version sends no order or shipping mail of its own.';

const sending = (sendEmail: object) =>
  linesOf(checkMail, { answers: { [auth]: { json: { notification: { sendEmail } } } } });

it('LIVE-03 tells who the sign-in mail comes from, and that the shop sends none itself', async () => {
  expect(await linesOf(checkMail)).toEqual([
    '✓ sign-in mail: Firebase sends it as noreply@coral.example, with links to coral-cove.firebaseapp.com.',
    NOT_THERE,
  ]);
  expect(
    await sending({ method: 'CUSTOM_SMTP', smtp: { senderEmail: 'hello@coral.example' } }),
  ).toEqual([
    '✓ sign-in mail: sent through your own SMTP server as hello@coral.example.',
    NOT_THERE,
  ]);
});

it('LIVE-03 notes a sender of Firebase’s own, whether settings are there or not', async () => {
  const line = `– sign-in mail: Firebase sends it as noreply@coral-cove.firebaseapp.com, which spam filters may stop; a domain of your own helps. Mend: ${TEMPLATES} → pencil → customize domain`;
  expect(
    await sending({ method: 'DEFAULT', verifyEmailTemplate: { senderLocalPart: 'noreply' } }),
  ).toEqual([line, NOT_THERE]);
  expect(await linesOf(checkMail, { answers: { [auth]: { json: {} } } })).toEqual([
    line,
    NOT_THERE,
  ]);
});

it('LIVE-03 tells a domain that is not verified, and an SMTP server without a sender', async () => {
  const pending = {
    dnsInfo: { pendingCustomDomain: 'coral.example', customDomainState: 'IN_PROGRESS' },
  };
  expect((await sending(pending))[0]).toBe(
    `✗ sign-in mail: Firebase sends it as noreply@coral-cove.firebaseapp.com: the domain coral.example is not verified yet. Mend: ${TEMPLATES} → pencil → customize domain, add the DNS records it shows, then Verify`,
  );
  expect((await sending({ method: 'CUSTOM_SMTP', smtp: {} }))[0]).toBe(
    `✗ sign-in mail: your own SMTP server has no sender. Mend: ${TEMPLATES} → SMTP settings`,
  );
});

it('LIVE-03 asks for a sender once the functions read an SMTP server’s address', async () => {
  const functions = [...SHOP.functions, { name: 'send-mail', secrets: ['SMTP_URL'] }];
  const withFrom = (from: string) =>
    linesOf(checkMail, {
      shop: { functions, functionsVariables: { ...SHOP.functionsVariables, MAIL_FROM: from } },
    });
  expect((await withFrom('Coral Cove <orders@coral.example>'))[1]).toBe(
    '✓ shop mail: sent as Coral Cove <orders@coral.example> by the server of SMTP_URL.',
  );
  expect((await withFrom(''))[1]).toBe(
    '✗ shop mail: MAIL_FROM is no address to send from. Mend: MAIL_FROM=<shop@your-domain> in functions/.env.coral-cove, then npx firebase deploy --only functions --project coral-cove',
  );
});

it('LIVE-03 asks for the owner’s own address', async () => {
  const functions = [...SHOP.functions, { name: 'send-mail', secrets: ['SMTP_URL'] }];
  const functionsVariables = { ...SHOP.functionsVariables, OWNER_EMAIL: '' };
  const [, line] = await linesOf(checkMail, { shop: { functions, functionsVariables } });
  expect(line).toBe(
    '✗ shop mail: OWNER_EMAIL is no address, so that you hear of no order or message. Mend: OWNER_EMAIL=<you@your-domain> in functions/.env.coral-cove, then npx firebase deploy --only functions --project coral-cove',
  );
});

it('does not take a refusal for a sender', async () => {
  const [line] = await linesOf(checkMail, { answers: { [auth]: FORBIDDEN } });
  expect(line).toMatch(/^– sign-in mail: could not be asked: Google answered 403/);
});
