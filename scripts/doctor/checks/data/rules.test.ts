import { expect, it } from 'vitest';
import { FORBIDDEN, NOT_FOUND, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkRules } from './rules.ts';

const { rules } = addressesOf(SHOP);
const HEALTHY = [
  '✓ database rules: those of firestore.rules are deployed.',
  '✓ picture rules: those of storage.rules are deployed.',
];

it('LIVE-03 finds the deployed rules the same as the repository’s', async () => {
  expect(await linesOf(checkRules)).toEqual(HEALTHY);
});

it('LIVE-03 reports rules that are not deployed', async () => {
  const answers = { [`${rules}/releases/cloud.firestore`]: NOT_FOUND };
  expect(await linesOf(checkRules, { answers })).toEqual(
    HEALTHY.with(
      0,
      '✗ database rules: no rules are deployed. Fix: npx firebase deploy --only firestore:rules --project coral-cove',
    ),
  );
});

it('LIVE-03 reports deployed rules that differ by a character', async () => {
  const answers = {
    [`${rules}/rulesets/s1`]: {
      json: { source: { files: [{ name: 'storage.rules', content: `${SHOP.storageRules} ` }] } },
    },
  };
  expect(await linesOf(checkRules, { answers })).toEqual(
    HEALTHY.with(
      1,
      '✗ picture rules: the deployed rules are not those of storage.rules. Fix: npx firebase deploy --only storage --project coral-cove',
    ),
  );
});

it.each(['releases/cloud.firestore', 'rulesets/f1'])(
  'does not treat a refusal as rules (%s)',
  async (path) => {
    const lines = await linesOf(checkRules, { answers: { [`${rules}/${path}`]: FORBIDDEN } });
    expect(lines[0]).toMatch(/^– database rules: could not be asked: Google answered 403/);
  },
);
