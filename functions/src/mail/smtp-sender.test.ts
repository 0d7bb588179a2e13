import { expect, it } from 'vitest';
import { shopMailOf } from './shop-mail.ts';
import { failureOf, isMailOff, isSmtpUrl, messageIdOf } from './smtp-sender.ts';

it.each([
  ['smtps://user:p%40ss@mail.example:465', true],
  ['smtp://127.0.0.1:2525', true],
  ['off', false],
  ['', false],
  ['https://mail.example', false],
])('ORD-05 %j is a mail server: %s', (url, isServer) => {
  expect(isSmtpUrl(url)).toBe(isServer);
});

it.each([
  ['off', true],
  ['off\n', true],
  ['Off', false],
  ['', false],
  ['smtps://user:p%40ss@mail.example:465', false],
])('ORD-05 %j turns the mail server off: %s', (text, isOff) => {
  expect(isMailOff(text)).toBe(isOff);
});

it.each([
  ['Reef <orders@reef.example>', '<order-1@reef.example>'],
  ['orders@reef.example', '<order-1@reef.example>'],
  ['', '<order-1@localhost>'],
])('ORD-05 the Message-ID of a mail from %j is always %s', (from, expected) => {
  expect(messageIdOf('order-1', from)).toBe(expected);
});

it.each([
  ['RCPT TO', '550 5.1.1 no such user', 'permanent'],
  ['RCPT TO', '550-5.1.1 The account does not exist.\n550 5.1.1 Look again.', 'permanent'],
  ['RCPT TO', '556 5.1.10 the domain takes no mail', 'permanent'],
  ['RCPT TO', '450 4.1.1 greylisted', 'temporary'],
  ['RCPT TO', '550 5.7.1 relaying denied', 'temporary'],
  ['RCPT TO', '554 5.1.8 the sender’s domain is unknown', 'temporary'],
  ['RCPT TO', '550 5.2.1 receives mail too fast', 'temporary'],
  ['RCPT TO', '550 access denied', 'temporary'],
  ['RCPT TO', '553 not in my list of allowed hosts', 'temporary'],
  ['MAIL FROM', '530 authentication required', 'temporary'],
  ['MAIL FROM', '550 5.1.1 the sender is suspended', 'temporary'],
  ['DATA', '554 5.1.1 no valid recipients', 'temporary'],
])('ORD-05 the answer to %s, %j, is %s', (command, response, refusal) => {
  const error = Object.assign(new Error(response), { code: 'EENVELOPE', command, response });
  expect(failureOf(error)).toEqual({ ok: false, refusal, reason: response });
});

it('ORD-05 a server that cannot be reached is tried again', () => {
  expect(failureOf(new Error('connect ECONNREFUSED'))).toMatchObject({ refusal: 'temporary' });
});

it('mails link to the first of the shop’s origins', () => {
  const shop = shopMailOf(' https://reef.example , https://www.reef.example', ' ana@reef.example ');
  expect(shop).toEqual({ origin: 'https://reef.example', owner: 'ana@reef.example' });
  expect(shopMailOf('', '')).toEqual({ origin: '', owner: '' });
});
