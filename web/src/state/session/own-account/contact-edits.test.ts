import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { expect, it } from 'vitest';
import { editsAfter, editsSince, hasEdits } from './contact-edits.ts';

it('USER-02 PROF-03 what is typed while a profile is saved stays to be saved', () => {
  const sent = { first_name: 'Ana', phone: '305' };
  expect(editsSince(sent, sent)).toEqual({});
  expect(editsSince({ ...sent, phone: '305 555', last_name: 'Ray' }, sent)).toEqual({
    phone: '305 555',
    last_name: 'Ray',
  });
});

it('USER-02 what was typed and taken back is no edit', () => {
  expect(hasEdits({ first_name: '' }, EMPTY_CONTACT)).toBe(false);
  expect(hasEdits({ first_name: 'Ana' }, EMPTY_CONTACT)).toBe(true);
});

it('PROF-03 what is filled in as it is stored is not sent, whatever another device saves later', () => {
  const stored = {
    ...EMPTY_CONTACT,
    shipping_address_line1: '1 Reef Road',
    shipping_city: 'Miami',
  };
  const filled = editsAfter(
    {},
    { shipping_address_line1: '1 Reef Road', shipping_city: 'Miami' },
    stored,
  );
  expect(filled).toEqual({});
  const corrected = { ...stored, shipping_address_line1: '2 Reef Road' };
  const typed = editsAfter(filled, { shipping_city: 'Key Largo' }, corrected);
  expect(editsSince(typed, corrected)).toEqual({ shipping_city: 'Key Largo' });
});

it('PROF-03 what is typed and taken back leaves the edits, and the others stay', () => {
  const edits = { phone: '305', shipping_city: 'Key Largo' };
  const stored = { ...EMPTY_CONTACT, shipping_city: 'Miami' };
  expect(editsAfter(edits, { shipping_city: 'Miami' }, stored)).toEqual({ phone: '305' });
});
