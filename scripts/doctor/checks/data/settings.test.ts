import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { expect, it } from 'vitest';
import { linesOf } from '../../testing/fake-services.ts';
import {
  FORBIDDEN,
  NOT_FOUND,
  addressesOf,
  settingsDocument,
} from '../../testing/healthy-answers.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkSettings } from './settings.ts';

const { settings } = addressesOf(SHOP);
const FIX =
  'Fix: open https://coral.example/settings as an admin, enter your own and press Save settings';

it('LIVE-03 finds the owner’s own contact in the settings', async () => {
  expect(await linesOf(checkSettings)).toEqual([
    '✓ shop settings: the contact is the owner’s own.',
  ]);
});

it('LIVE-03 tells when no settings were saved', async () => {
  expect(await linesOf(checkSettings, { answers: { [settings]: NOT_FOUND } })).toEqual([
    `✗ shop settings: none were saved, so that buyers see an invented address and phone. ${FIX}`,
  ]);
});

const { email, phone, street } = DEFAULT_SETTINGS.contact;

it.each([
  [{ email }, 'e-mail'],
  [{ phone }, 'phone'],
  [{ street }, 'street'],
  [{ email, phone, street }, 'e-mail, phone, street'],
])('LIVE-03 names what of the contact is still invented: %j', async (changes, named) => {
  const answers = { [settings]: { json: settingsDocument(SHOP, changes) } };
  expect(await linesOf(checkSettings, { answers })).toEqual([
    `✗ shop settings: still invented: ${named}. ${FIX}`,
  ]);
});

it('LIVE-03 takes settings without a contact for the invented one, as the shop does', async () => {
  const json = { fields: { settings: { mapValue: { fields: {} } } } };
  expect(await linesOf(checkSettings, { answers: { [settings]: { json } } })).toEqual([
    `✗ shop settings: still invented: e-mail, phone, street. ${FIX}`,
  ]);
});

it('does not treat a refusal as settings', async () => {
  const [line] = await linesOf(checkSettings, { answers: { [settings]: FORBIDDEN } });
  expect(line).toMatch(/^– shop settings: could not be asked: Google answered 403/);
});
