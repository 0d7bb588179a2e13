import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import { arrivalDays, type DaySettings, isArrivalDay, isWorkingDay } from './arrival.ts';
import { packingDay } from './packing-deadline.ts';
import { addDays, clockIn, type Day } from './day.ts';
import { deliveryRuleText } from './format-delivery-rule.ts';

it('SEEN-24 explains the delivery methods of the default settings', () => {
  expect(deliveryRuleText(defaultRule('overnight'))).toEqual({
    where: 'Anywhere in the USA.',
    when: 'Arrives Tuesday to Saturday. Orders before noon on a working day, our time, can be packed the same day, if a box packed then can arrive on a possible day; if not, on the next day on which one can. Others count as the next working day’s.',
  });
  expect(deliveryRuleText(defaultRule('local'))).toEqual({
    where: 'To ZIP codes that begin with 330, 331, 332, 333, and 334.',
    when: 'Arrives Monday to Saturday. Orders before noon on a working day, our time, can be packed the next working day. Others count as the next working day’s.',
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
    when: 'Arrives Wednesday and Friday. Orders before 3 PM on a working day, our time, can be packed 2 working days later, if a box packed then can arrive on a possible day; if not, on the next day on which one can. Others count as the next working day’s.',
  });
  const late = { ...rule, cutoff_hour: 0, arrival_weekdays: [2, 3] };
  expect(deliveryRuleText(late).when).toBe(
    'Arrives Tuesday and Wednesday. Orders can be packed 3 working days later, if a box packed then can arrive on a possible day; if not, on the next day on which one can.',
  );
});

function arrives(arrival_weekdays: number[], transit_days: number): string {
  return deliveryRuleText({ ...defaultRule('overnight'), arrival_weekdays, transit_days }).when;
}

it('SEEN-24 names only weekdays on which a box can arrive without travelling over a Sunday', () => {
  expect(arrives([1, 2, 3, 4, 5, 6], 1)).toMatch(/^Arrives Tuesday to Saturday\./);
  expect(arrives([1, 2, 3, 4, 5, 6], 2)).toMatch(/^Arrives Wednesday to Saturday\./);
  expect(arrives([1, 6], 3)).toMatch(/^Arrives Saturday\./);
  expect(arrives([1], 2)).toBe('No day of arrival is possible at present.');
});

const SENTENCE =
  /Orders (?:before (noon|(\d+) (AM|PM)) on a working day, our time, )?can be packed (the same day|the next working day|(\d+) working days later)(, if a box packed then can arrive on a possible day; if not, on the next day on which one can)?\.( Others count as the next working day’s\.)?$/;

/**
 * The cut-off hour, the working days afterwards, and whether that day has to fit; `hour` is null if
 * the sentence names none.
 */
function readSentence(text: string): { hour: number | null; later: number; hasToFit: boolean } {
  const [, time, clock, half, when, days, unless, others] = SENTENCE.exec(text) ?? [];
  if (when === undefined) throw new Error(text);
  expect(others !== undefined).toBe(time !== undefined);
  const named = time === 'noon' ? 12 : Number(clock) + (half === 'PM' ? 12 : 0);
  const later = when === 'the same day' ? 0 : Number(days ?? 1);
  return { hour: time === undefined ? null : named, later, hasToFit: unless !== undefined };
}

/** So many working days after a day. */
function workingDaysAfter(settings: DaySettings, day: Day, count: number): Day {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    if (isWorkingDay(settings, at)) left -= 1;
  }
  return at;
}

it('SEEN-24 promises for every order the day on which the checkout has it packed', () => {
  const property = fc.property(
    fc.record({
      cutoff_hour: fc.integer({ min: 0, max: 23 }),
      preparation_days: fc.integer({ min: 0, max: 5 }),
      transit_days: fc.nat(3),
      // Saturday is possible in any case.
      arrival_weekdays: fc
        .constantFrom('123456', '23456', '36', '6')
        .map((days) => Array.from(days, Number)),
    }),
    fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2034-12-31T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
    fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'UTC'),
    (part, now, closed, time_zone) => {
      const { day: today, hour } = clockIn(time_zone, now);
      const closed_dates = closed.map((days) => addDays(today, days));
      const settings = { ...DEFAULT_SETTINGS, closed_dates, time_zone };
      const rule = { ...defaultRule('overnight'), ...part };
      const said = readSentence(deliveryRuleText(rule).when);
      const isInTime = said.hour !== null && hour < said.hour && isWorkingDay(settings, today);
      const countsAs =
        said.hour === null || isInTime ? today : workingDaysAfter(settings, today, 1);
      let promised = workingDaysAfter(settings, countsAs, said.later);
      const fits = () => isArrivalDay(settings, rule, addDays(promised, rule.transit_days));
      while (said.hasToFit && !fits()) promised = addDays(promised, 1);
      const [soonest = ''] = arrivalDays(settings, rule, now);
      expect(promised).toBe(packingDay(rule, soonest));
    },
  );
  fc.assert(property, { numRuns: 300 });
});
