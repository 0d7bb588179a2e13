import { expect, it } from 'vitest';
import { defaultRule } from '@reef/domain/settings/default-settings';
import { deliveryRuleText } from './format-delivery-rule.ts';

it('SEEN-24 explains the ways of the default settings', () => {
  expect(deliveryRuleText(defaultRule('overnight'))).toEqual({
    where: 'Anywhere in the USA.',
    when: 'Arrives Tuesday to Saturday. Orders before noon, our time, can be packed the same day.',
  });
  expect(deliveryRuleText(defaultRule('local'))).toEqual({
    where: 'To ZIP codes that begin with 330, 331, 332, 333, and 334.',
    when: 'Arrives Monday to Saturday. Orders before noon, our time, can be packed the next working day.',
  });
  expect(deliveryRuleText(defaultRule('pickup')).where).toBe('At our shop.');
  expect(deliveryRuleText(defaultRule('pickup')).when).toMatch(/^Ready Monday to Saturday\./);
});

it('SEEN-24 follows what the owner has set', () => {
  const rule = {
    ...defaultRule('overnight'),
    states: ['FL', 'GA'],
    zip_prefixes: ['10'],
    arrival_weekdays: [5, 3],
    cutoff_hour: 15,
    preparation_days: 2,
  };
  expect(deliveryRuleText(rule)).toEqual({
    where: 'To FL and GA, and to ZIP codes that begin with 10.',
    when: 'Arrives Wednesday and Friday. Orders before 3 PM, our time, can be packed 2 working days later.',
  });
  const late = { ...rule, cutoff_hour: 0, arrival_weekdays: [2, 3] };
  expect(deliveryRuleText(late).when).toBe(
    'Arrives Tuesday and Wednesday. Orders can be packed 2 working days later.',
  );
});
