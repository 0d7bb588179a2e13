import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkFirstAdmin } from './first-admin.ts';

const { query } = addressesOf(SHOP);

it('LIVE-03 tells whether there is an admin', async () => {
  expect(await linesOf(checkFirstAdmin)).toEqual(['✓ first admin: there is an admin.']);
  const nobody = { json: [{ readTime: '2026-11-22T10:00:00Z' }] };
  expect(await linesOf(checkFirstAdmin, { answers: { [query]: nobody } })).toEqual([
    '✗ first admin: there is no admin yet. Fix: open https://coral.example/admin-setup with ADMIN_SETUP_CODE',
  ]);
});

it('does not treat a refusal as an admin', async () => {
  const [line] = await linesOf(checkFirstAdmin, { answers: { [query]: FORBIDDEN } });
  expect(line).toMatch(/^– first admin: could not be asked: Google answered 403/);
});
