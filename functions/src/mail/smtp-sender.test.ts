import { expect, it } from 'vitest';
import { shopMailOf } from './shop-mail.ts';
import { isSmtpUrl, messageIdOf } from './smtp-sender.ts';

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
  ['Reef <orders@reef.example>', '<order-1@reef.example>'],
  ['orders@reef.example', '<order-1@reef.example>'],
  ['', '<order-1@localhost>'],
])('ORD-05 the Message-ID of a mail from %j is always %s', (from, expected) => {
  expect(messageIdOf('order-1', from)).toBe(expected);
});

it('mails link to the first of the shop’s origins', () => {
  const shop = shopMailOf(' https://reef.example , https://www.reef.example', ' ana@reef.example ');
  expect(shop).toEqual({ origin: 'https://reef.example', owner: 'ana@reef.example' });
  expect(shopMailOf('', '')).toEqual({ origin: '', owner: '' });
});
