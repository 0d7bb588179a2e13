import { expect, it } from 'vitest';
import { SendMessageRequest } from './message.ts';

const WHOLE = {
  request_id: '0b0e7f2a-7c1d-4d0f-9f0e-0c4a3f5d2b11',
  name: ' Ana ',
  email: 'ana@example.com',
  phone: '',
  subject: 'A question',
  message: 'Does it eat coral?',
};

it('ORD-07 takes a message without a phone, and trims the spaces around it', () => {
  expect(SendMessageRequest.parse(WHOLE)).toEqual({ ...WHOLE, name: 'Ana' });
});

it.each([
  { name: '   ' },
  { subject: '' },
  { message: ' \n' },
  { email: 'ana' },
  { message: 'x'.repeat(5001) },
  { name: 'x'.repeat(101) },
  { request_id: 'again' },
])('ORD-07 refuses %j', (change) => {
  expect(SendMessageRequest.safeParse({ ...WHOLE, ...change }).success).toBe(false);
});
