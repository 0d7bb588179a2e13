import { expect, it } from 'vitest';
import { createStore } from '#platform/store.ts';
import { createListing } from './create-listing.ts';
import { emptyListing, type NewListing } from './listing-draft.ts';
import {
  type ProductDraft,
  type ProductValues,
  readDraft,
} from '#features/admin/catalogue/fields/product-draft.ts';
import type { WriteOutcome } from '#features/admin/catalogue/product-writes.ts';

const LOST: WriteOutcome = { ok: false, refusal: 'unsure', message: 'No answer came.' };
const UNSENT: WriteOutcome = { ok: false, refusal: 'unsent', message: 'No connection.' };
const REFUSED: WriteOutcome = {
  ok: false,
  refusal: 'refused',
  message: 'Another picture, please.',
};

/** A shop that lists what was sent once, and a form that is filled in. */
function aShop() {
  const listed = new Map<string, ProductValues>();
  const answers: WriteOutcome[] = [];
  const create = async (values: ProductValues, requestId: string): Promise<WriteOutcome> => {
    const answer = answers.shift() ?? { ok: true };
    if (answer.ok || answer === LOST) listed.set(JSON.stringify([requestId, values]), values);
    return answer;
  };
  const listing = createStore<NewListing>(emptyListing());
  const type = (changes: Partial<ProductDraft>) => {
    const present = listing.get();
    listing.set({ ...present, draft: { ...present.draft, ...changes } });
  };
  const press = () => {
    const read = readDraft(listing.get().draft);
    if (!read.ok) throw new Error(read.message);
    return createListing(listing, read.values, create);
  };
  const prices = () => [...listed.values()].map(({ price }) => price);
  type({ name: 'Goby', price: '10', category: 'Saltwater Fish', stock: '1' });
  return { answers, listing, type, press, prices };
}

it('CPM-04 a listing corrected after a lost answer is not listed a second time', async () => {
  const { answers, listing, type, press, prices } = aShop();
  answers.push(LOST);
  expect(await press()).toMatchObject({ sent: 'typed', outcome: LOST });
  expect(listing.get()).toMatchObject({
    draft: { price: '10' },
    unsure: { values: { price: 10 } },
  });

  type({ price: '100' });
  // The second answer may be lost as well.
  answers.push(LOST);
  expect(await press()).toEqual({ sent: 'before', outcome: LOST });
  expect(listing.get()).toMatchObject({
    draft: { price: '100' },
    unsure: { values: { price: 10 } },
  });

  expect(await press()).toEqual({ sent: 'before', outcome: { ok: true } });
  expect(prices()).toEqual([10]);
  const after = listing.get();
  expect(after).toMatchObject({ unsure: null, listedAsSent: 'Goby' });
  // Pressed once more, the form lacks its name: the same animal is not listed again.
  expect(after.draft).toMatchObject({ name: '', price: '100', category: '' });

  type({ name: 'Blenny', category: 'Saltwater Fish' });
  expect(await press()).toMatchObject({ sent: 'typed', outcome: { ok: true }, isAll: true });
  expect(prices()).toEqual([10, 100]);
  expect(listing.get().listedAsSent).toBeNull();
});

it('CPM-04 a listing that was never sent is listed as it was corrected', async () => {
  const { answers, listing, type, press, prices } = aShop();
  answers.push(UNSENT);
  expect(await press()).toMatchObject({ sent: 'typed', outcome: UNSENT });
  expect(listing.get()).toMatchObject({ draft: { price: '10' }, unsure: null });
  type({ price: '100' });
  expect(await press()).toMatchObject({ sent: 'typed', outcome: { ok: true }, isAll: true });
  expect(prices()).toEqual([100]);
  expect(listing.get()).toMatchObject({ unsure: null, listedAsSent: null });
});

it('CPM-04 a lost answer is not forgotten by a press without a connection, changed or not', async () => {
  const { answers, listing, type, press, prices } = aShop();
  answers.push(LOST);
  await press();
  const { unsure } = listing.get();
  answers.push(UNSENT);
  expect(await press()).toMatchObject({ sent: 'typed', outcome: UNSENT });
  expect(listing.get().unsure).toBe(unsure);
  type({ price: '100' });
  answers.push(UNSENT);
  expect(await press()).toEqual({ sent: 'before', outcome: UNSENT });
  expect(listing.get()).toMatchObject({
    draft: { price: '100' },
    unsure: { values: { price: 10 } },
  });
  expect(await press()).toEqual({ sent: 'before', outcome: { ok: true } });
  expect(prices()).toEqual([10]);
});

it('CPM-04 what is being sent is noted as sent: a page that is discarded meanwhile hears no answer', async () => {
  const { listing, press } = aShop();
  const pressed = press();
  expect(listing.get().unsure).toMatchObject({ values: { price: 10 } });
  await pressed;
  expect(listing.get().unsure).toBeNull();
});

it('CPM-04 what is unchanged is sent again under its own id, and listed once', async () => {
  const { answers, listing, press, prices } = aShop();
  answers.push(LOST);
  await press();
  expect(await press()).toMatchObject({ sent: 'typed', outcome: { ok: true } });
  expect(prices()).toEqual([10]);
  expect(listing.get()).toMatchObject({ unsure: null, listedAsSent: null, draft: { name: '' } });
});

it('CPM-04 if the server refuses what was sent before, the corrected listing is created', async () => {
  const { answers, listing, type, press, prices } = aShop();
  // It never arrived.
  listing.set({ ...listing.get(), unsure: unsureOf(listing.get().draft) });
  type({ price: '100' });
  answers.push(REFUSED, REFUSED);
  expect(await press()).toMatchObject({ sent: 'typed', outcome: REFUSED });
  expect(listing.get().unsure).not.toBeNull();
  answers.push(REFUSED);
  expect(await press()).toMatchObject({ sent: 'typed', outcome: { ok: true } });
  expect(prices()).toEqual([100]);
  expect(listing.get().unsure).toBeNull();
});

function unsureOf(draft: ProductDraft): NewListing['unsure'] {
  const read = readDraft(draft);
  return read.ok ? { draft, values: read.values } : null;
}
