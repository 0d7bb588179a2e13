import { expect, it } from 'vitest';
import {
  browserSteps,
  emptyShopSteps,
  serverSteps,
  staticSteps,
} from '../../tests/runner/steps.ts';
import { checkedNames, PART_NAMES } from './part-names.mjs';

it('knows exactly the parts of the suite, and quick', () => {
  const steps = [staticSteps, browserSteps, serverSteps, emptyShopSteps].flatMap((of) => of(''));
  expect(PART_NAMES.toSorted()).toEqual(['quick', ...steps.map(({ name }) => name)].toSorted());
});

it('a misspelt part is refused with the list, and not left out', () => {
  expect(checkedNames(['rules', 'attacks'], PART_NAMES)).toEqual(['rules', 'attacks']);
  expect(() => checkedNames(['rules', 'atacks'], PART_NAMES)).toThrow(
    /^There is no atacks\. There are: quick, .*attacks/,
  );
});
