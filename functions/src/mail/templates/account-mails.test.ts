import { expect, it } from 'vitest';
import {
  alreadyHasAccount,
  confirmAddress,
  confirmationLink,
  takeAccountOver,
  takeSignUpOver,
} from './account-mails.ts';

const SHOP = { origin: 'https://reef.test', owner: 'owner@reef.test' };
const TOKEN = 'a'.repeat(43);

it('ORD-06 an account that waits is not told to sign in with its PIN, which is refused', () => {
  const [known, waiting] = [alreadyHasAccount, takeSignUpOver].map((mail) => mail(SHOP, TOKEN));
  expect(known?.text).toContain('Sign in with your PIN');
  expect(waiting?.text).not.toContain('Sign in with your PIN');
  expect(waiting?.text).toContain('typed at sign-up are then removed');
  // The subject tells a mailbox's list no more than before.
  expect(waiting?.subject).toBe(known?.subject);
  for (const mail of [known, waiting]) {
    expect(mail?.text).toContain(`https://reef.test/auth#new-pin=${TOKEN}`);
  }
});

it('ATT-102 only a mail about another sign-up names the link to confirm, for whoever knows the PIN', () => {
  const [forgotten, again] = [takeAccountOver, takeSignUpOver].map((mail) => mail(SHOP, TOKEN));
  for (const mail of [forgotten, again]) {
    expect(mail?.text).toContain('typed at sign-up are then removed');
    expect(mail?.text).toContain(`https://reef.test/auth#new-pin=${TOKEN}`);
  }
  expect(forgotten?.text).not.toContain('link to confirm');
  expect(again?.text).toContain(
    'If you signed up before, know the PIN that you chose then and still have our link',
  );
});

it('ORD-06 the owner of an open account is not told that confirming the e-mail opens it', () => {
  const [waiting, open] = [confirmationLink, confirmAddress].map((mail) => mail(SHOP, TOKEN));
  expect(waiting?.text).toContain('and your account opens');
  expect(open?.text).not.toMatch(/opens|gets in/);
  expect(open?.text).toContain(`https://reef.test/auth#confirm=${TOKEN}`);
});
