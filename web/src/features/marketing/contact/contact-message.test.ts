import { describe, expect, it } from 'vitest';
import { contactErrors, EMPTY_MESSAGE } from './contact-message.ts';

const WORDS = { name: 'n', email: 'e', emailInvalid: 'i', subject: 's', message: 'm' };
const WHOLE = { name: 'Ana', email: 'ana@example.com', phone: '', subject: 'Hi', message: 'Text' };

describe('contactErrors', () => {
  it('CONT-01 accepts a message without a phone', () => {
    expect(contactErrors(WHOLE, WORDS)).toEqual({});
  });

  it('CONT-01 requires name, email, subject and message', () => {
    expect(contactErrors(EMPTY_MESSAGE, WORDS)).toEqual({
      name: 'n',
      email: 'e',
      subject: 's',
      message: 'm',
    });
    expect(contactErrors({ ...WHOLE, name: '   ' }, WORDS)).toEqual({ name: 'n' });
  });

  it.each(['ana', 'ana@', 'ana@example', 'a b@example.com'])(
    'CONT-01 refuses the address %j',
    (email) => {
      expect(contactErrors({ ...WHOLE, email }, WORDS)).toEqual({ email: 'i' });
    },
  );

  it('CONT-01 names the limit of a field that is too long for the server', () => {
    const long = { ...WHOLE, phone: '1'.repeat(41), message: 'x'.repeat(5001) };
    expect(contactErrors(long, WORDS)).toEqual({
      phone: 'This has 41 characters. Please shorten it to 40.',
      message: 'This has 5,001 characters. Please shorten it to 5,000.',
    });
    expect(contactErrors({ ...WHOLE, message: ` ${'x'.repeat(5000)} ` }, WORDS)).toEqual({});
  });
});
