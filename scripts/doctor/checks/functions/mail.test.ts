import { expect, it } from 'vitest';
import { linesOf } from '../../testing/fake-services.ts';
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
