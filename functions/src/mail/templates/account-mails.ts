import type { ShopMail } from '#mail/shop-mail.ts';
import { composeMail, type MailText } from './compose.ts';

const FOOTER =
  'You are receiving this email because somebody entered this address at Reef. Nobody at Reef ever asks you for your PIN.';

/** A link into `/auth`. The token follows `#`, which browsers send to no server. */
function linkTo(shop: ShopMail, use: 'new-pin' | 'confirm', token: string): string {
  return `${shop.origin}/auth#${use}=${token}`;
}

/** To an account's owner who forgot the PIN. */
export function newPinLink(shop: ShopMail, token: string): MailText {
  return composeMail({
    subject: 'Choose a new PIN for Reef',
    title: 'Choose a new PIN',
    footer: FOOTER,
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, most likely you, asked for a new PIN for this address. The link works once, within the next hour. It signs the account out everywhere.',
      },
      { kind: 'button', label: 'Choose a new PIN', url: linkTo(shop, 'new-pin', token) },
      { kind: 'text', text: 'If it was not you, do nothing: your PIN stays as it is.' },
    ],
  });
}

/** To an account's owner whose address somebody signed up with again. */
export function alreadyHasAccount(shop: ShopMail, token: string): MailText {
  return composeMail({
    subject: 'You have an account at Reef',
    title: 'This address has an account already',
    footer: FOOTER,
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, most likely you, signed up at Reef with this address. It has an account already, and nothing about it was changed. Sign in with your PIN, or choose a new one: the link works once, within the next hour.',
      },
      { kind: 'button', label: 'Choose a new PIN', url: linkTo(shop, 'new-pin', token) },
      { kind: 'text', text: 'If it was not you, do nothing: your PIN stays as it is.' },
    ],
  });
}

/**
 * A link that takes over an account that waits to be confirmed.
 * @param hint what its reader may do instead, after a space; nothing if empty.
 */
function takeOverMail(shop: ShopMail, token: string, hint: string): MailText {
  return composeMail({
    subject: 'You have an account at Reef',
    title: 'Your account is not confirmed yet',
    footer: FOOTER,
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, most likely you, signed up at Reef with this address. Choose a new PIN, which also confirms that the address is yours: the link works once, within the next hour.',
      },
      {
        kind: 'text',
        text: `The name, phone and address that were typed at sign-up are then removed, because anybody may have typed them.${hint}`,
      },
      { kind: 'button', label: 'Choose a new PIN', url: linkTo(shop, 'new-pin', token) },
      {
        kind: 'text',
        text: 'If you did not sign up, do nothing: without this step nobody gets in.',
      },
    ],
  });
}

/**
 * To the owner of an address whose account was not confirmed: a new PIN starts it over. It does not
 * mention a link to confirm: that would keep the PIN and the address of a stranger (ATT-102), and
 * somebody who forgot the PIN gains nothing by it.
 */
export function takeAccountOver(shop: ShopMail, token: string): MailText {
  return takeOverMail(shop, token, '');
}

/** The same after another sign-up: if both are by one person, they may know the PIN, and lose nothing. */
export function takeSignUpOver(shop: ShopMail, token: string): MailText {
  const hint =
    ' If you signed up before, know the PIN that you chose then and still have our link to confirm your email, try that first: it removes nothing.';
  return takeOverMail(shop, token, hint);
}

/** To an account's new address, which an admin set. */
export function confirmNewAddress(shop: ShopMail, token: string): MailText {
  return composeMail({
    subject: 'Confirm your new email for Reef',
    title: 'Confirm your new email',
    footer: FOOTER,
    blocks: [
      {
        kind: 'text',
        text: 'This is now the email of an account at Reef, and what it signs in with. The PIN is the same as before. Confirm that the address is yours: the link works once, within a day.',
      },
      { kind: 'button', label: 'Confirm my email', url: linkTo(shop, 'confirm', token) },
      { kind: 'text', text: 'If you have no account at Reef, do nothing.' },
    ],
  });
}

/** To an account's former address, after an admin changed it. */
export function addressReplaced(shop: ShopMail): MailText {
  return composeMail({
    subject: 'The email of your Reef account was changed',
    title: 'Your account has a new email',
    footer:
      'You are receiving this email because this address was the email of an account at Reef until now.',
    blocks: [
      {
        kind: 'text',
        text: 'An admin of the shop gave your account another email. It signs in with that one from now on, with the same PIN. What we write about the account and its orders from now on goes there too.',
      },
      {
        kind: 'text',
        text: 'If you did not ask for this, tell us at once: somebody else may have asked in your name.',
      },
      { kind: 'button', label: 'Write to us', url: `${shop.origin}/contact` },
    ],
  });
}

/** To an account's address, after an admin gave it another PIN. */
export function pinReplaced(shop: ShopMail): MailText {
  return composeMail({
    subject: 'The PIN of your Reef account was changed',
    title: 'Your account has a new PIN',
    footer: 'You are receiving this email because this address is the email of an account at Reef.',
    blocks: [
      {
        kind: 'text',
        text: 'An admin of the shop gave your account another PIN. The one it had before no longer works, and the account is signed out everywhere.',
      },
      {
        kind: 'text',
        text: 'If you did not ask for this, tell us at once: somebody else may have asked in your name. “Forgot your PIN?”, where you sign in, mails you a link to choose one that only you know.',
      },
      { kind: 'button', label: 'Write to us', url: `${shop.origin}/contact` },
    ],
  });
}

/** To the address of an account that is open already, such as one that an admin made. */
export function confirmAddress(shop: ShopMail, token: string): MailText {
  return composeMail({
    subject: 'Confirm your email for Reef',
    title: 'Confirm your email',
    footer: FOOTER,
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, most likely you, asked to confirm this address, which an account at Reef signs in with. Confirm that it is yours: the link works once, within a day.',
      },
      { kind: 'button', label: 'Confirm my email', url: linkTo(shop, 'confirm', token) },
      { kind: 'text', text: 'If you have no account at Reef, do nothing.' },
    ],
  });
}

/** To somebody who signed up, to confirm that the address is theirs. */
export function confirmationLink(shop: ShopMail, token: string): MailText {
  return composeMail({
    subject: 'Confirm your email for Reef',
    title: 'Welcome. One step is left.',
    footer: FOOTER,
    blocks: [
      {
        kind: 'text',
        text: 'Confirm that this address is yours, and your account opens. The link works once, within a day.',
      },
      { kind: 'button', label: 'Confirm my email', url: linkTo(shop, 'confirm', token) },
      {
        kind: 'text',
        text: 'If you did not sign up, do nothing: without this step nobody gets in.',
      },
    ],
  });
}
