import { expect, it } from 'vitest';
import { linesOf } from '../../testing/fake-services.ts';
import {
  type FakeAnswer,
  FORBIDDEN,
  NOT_FOUND,
  secretPayload,
} from '../../testing/healthy-answers.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkMail } from './mail.ts';

const withVariables = (changes: Record<string, string>) =>
  linesOf(checkMail, {
    shop: { functionsVariables: { ...SHOP.functionsVariables, ...changes } },
  });

it('LIVE-03 tells who the shop’s mail comes from, and asks for a sender', async () => {
  expect(await linesOf(checkMail)).toEqual([
    '✓ shop mail: sent as Coral Cove <orders@coral.example> by the server of SMTP_URL.',
  ]);
  expect(await withVariables({ MAIL_FROM: '' })).toEqual([
    '✗ shop mail: MAIL_FROM is not an address to send from. Fix: MAIL_FROM=<shop@your-domain> in functions/.env.coral-cove, then npx firebase deploy --only functions --project coral-cove',
  ]);
});

it('LIVE-03 asks for the owner’s own address', async () => {
  expect(await withVariables({ OWNER_EMAIL: '' })).toEqual([
    '✗ shop mail: OWNER_EMAIL is not an address, so that you get no mail about orders or messages. Fix: OWNER_EMAIL=<you@your-domain> in functions/.env.coral-cove, then npx firebase deploy --only functions --project coral-cove',
  ]);
});

const SECRET =
  'GET secretmanager.googleapis.com/v1/projects/coral-cove/secrets/SMTP_URL/versions/latest:access';
const SET =
  'Fix: npx firebase functions:secrets:set SMTP_URL --project coral-cove, then npx firebase deploy --only functions --project coral-cove';

const answering = (answer: FakeAnswer) => linesOf(checkMail, { answers: { [SECRET]: answer } });

it.each([
  [
    'mail.example:465',
    `✗ shop mail: SMTP_URL is neither an smtp address nor off, so that no mail leaves. ${SET}`,
  ],
  [
    'Off',
    `✗ shop mail: SMTP_URL is neither an smtp address nor off, so that no mail leaves. ${SET}`,
  ],
  [
    'off',
    `– shop mail: SMTP_URL is off: no mail leaves unless Google’s Trigger Email extension is installed. ${SET}`,
  ],
  [
    'smtps://mail.example:465',
    `– shop mail: SMTP_URL has no user, which most mail servers require. ${SET}`,
  ],
])('LIVE-03 an SMTP_URL of %j is reported', async (value, line) => {
  expect(await answering(secretPayload('SMTP_URL', value))).toEqual([line]);
});

it('does not call mail fine if its server is unknown', async () => {
  expect(await answering(NOT_FOUND)).toEqual([`✗ shop mail: SMTP_URL is not set. ${SET}`]);
  expect((await answering(FORBIDDEN))[0]).toMatch(/^– shop mail: could not be asked: Google/);
});
