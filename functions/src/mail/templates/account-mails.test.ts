import { expect, it } from 'vitest';
import {
  alreadyHasAccount,
  confirmAddress,
  confirmationLink,
  takeAccountOver,
} from './account-mails.ts';

const SHOP = { origin: 'https://reef.test', owner: 'owner@reef.test' };
const TOKEN = 'a'.repeat(43);

it('ORD-06 an account that waits is not told to sign in with its PIN, which is refused', () => {
  const [known, waiting] = [alreadyHasAccount, takeAccountOver].map((mail) => mail(SHOP, TOKEN));
  expect(known?.text).toContain('Sign in with your PIN');
  expect(waiting?.text).not.toContain('Sign in with your PIN');
  expect(waiting?.text).toContain('typed at sign-up are then removed');
  // The subject tells a mailbox's list no more than before.
  expect(waiting?.subject).toBe(known?.subject);
  for (const mail of [known, waiting]) {
    expect(mail?.text).toContain(`https://reef.test/auth#new-pin=${TOKEN}`);
  }
});

it('ORD-06 the owner of an open account is not told that confirming the e-mail opens it', () => {
  const [waiting, open] = [confirmationLink, confirmAddress].map((mail) => mail(SHOP, TOKEN));
  expect(waiting?.text).toContain('and your account opens');
  expect(open?.text).not.toMatch(/opens|gets in/);
  expect(open?.text).toContain(`https://reef.test/auth#confirm=${TOKEN}`);
});
