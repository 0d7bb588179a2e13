import type { ReactNode } from 'react';
import { toLiters } from '@reef/domain/fit/units';
import { countText } from '@reef/domain/shared/count-text';
import {
  correction,
  dailyUse,
  DOSING_SALTS,
  replacement,
  type Correction,
  type DosedParameter,
  type DosingSaltName,
  type Replacement,
} from '#features/learn/tools/formulas/dosing.ts';
import { choiceOf } from '#features/learn/tools/kept-inputs.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { useKeptInputs } from '#features/learn/tools/use-kept-inputs.ts';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { Answer, GALLONS, gramsText, Limits, litersHint, Missing, NumberInput } from './parts.tsx';
import { PARAMETERS } from './dosing-parameters.ts';
import { useNumbers } from './use-numbers.ts';

const JOBS = [
  { value: 'correct', label: 'Raise a low value' },
  { value: 'daily', label: 'Replace daily use' },
] as const;

function salt<Name extends DosingSaltName>(value: Name): { value: Name; label: string } {
  return { value, label: DOSING_SALTS[value].name };
}

const SALTS = [
  salt('baking-soda'),
  salt('soda-ash'),
  salt('calcium-chloride-dihydrate'),
  salt('calcium-chloride-anhydrous'),
  salt('magnesium-chloride'),
] as const;

const CHOICES = { job: 'correct', salt: 'baking-soda' };

/**
 * The fields of each parameter's two readings. Earlier versions kept one pair, `from` and `to`, for
 * whatever salt was chosen: that is not read, because nobody knows of which parameter it was. Nor
 * are their `days`, which were kept as 3 although nobody had typed it.
 */
const READINGS = {
  alkalinity: { from: 'alkalinity-from', to: 'alkalinity-to' },
  calcium: { from: 'calcium-from', to: 'calcium-to' },
  magnesium: { from: 'magnesium-from', to: 'magnesium-to' },
} as const;

const START = {
  gallons: '60',
  // Empty: a number that was not typed makes a wrong dose, and suggests that long without one.
  'days-between': '',
  'alkalinity-from': '',
  'alkalinity-to': '',
  'calcium-from': '',
  'calcium-to': '',
  'magnesium-from': '',
  'magnesium-to': '',
};

const { alkalinity, calcium, magnesium } = PARAMETERS;

const BOUNDS = {
  gallons: GALLONS,
  'days-between': { min: 0.1, max: 60 },
  'alkalinity-from': { max: alkalinity.max },
  'alkalinity-to': { max: alkalinity.max },
  'calcium-from': { max: calcium.max },
  'calcium-to': { max: calcium.max },
  'magnesium-from': { max: magnesium.max },
  'magnesium-to': { max: magnesium.max },
};

function Raise({
  plan,
  unit,
  limit,
}: {
  plan: Extract<Correction, { kind: 'raise' }>;
  unit: string;
  limit: string;
}): ReactNode {
  const { grams, days, gramsPerDay, changePerDay, portions } = plan;
  const step = `${Number(changePerDay.toFixed(2))} ${unit} a day; at most ${limit}`;
  return (
    <dl>
      <ToolRow name="In all" value={gramsText(grams)} note="of the pure, dry salt" />
      <ToolRow
        name="A safe day’s step"
        value={`${gramsText(gramsPerDay)} a day for ${countText(days, 'day')}`}
        note={step}
      />
      {portions > 1 && (
        <ToolRow
          name="Split each day"
          value={`${portions} portions of ${gramsText(gramsPerDay / portions)}`}
          note="hours apart, from each other and from the daily use, into strong flow"
        />
      )}
    </dl>
  );
}

function TooHigh({ what, range }: { what: string; range: string }): ReactNode {
  return (
    <p>
      {what}, and nothing is weighed for it. Stop dosing and let the corals use it up; the range is{' '}
      {range}.
    </p>
  );
}

function Corrected({
  plan,
  parameter,
}: {
  plan: Correction;
  parameter: DosedParameter;
}): ReactNode {
  const { unit, range, change } = PARAMETERS[parameter];
  if (plan.kind === 'raise') return <Raise plan={plan} unit={unit} limit={change.text} />;
  if (plan.kind === 'none') return <p>Nothing to dose: it is where you want it.</p>;
  if (plan.kind === 'off-range')
    return (
      <p>
        A reef keeps {range.text}, and nothing is weighed for more. Type a value inside that range.
      </p>
    );
  return <TooHigh what="That is above the target" range={range.text} />;
}

function Daily({
  plan,
  last,
  parameter,
}: {
  plan: Replacement;
  last: number;
  parameter: DosedParameter;
}): ReactNode {
  const { unit, range, mostUse, atOnce } = PARAMETERS[parameter];
  if (plan.kind === 'too-high')
    return <TooHigh what="The last test is above the range" range={range.text} />;
  if (plan.kind === 'none') return <p>The value did not fall, so there is nothing to replace.</p>;
  const used = `${Number(plan.use.toFixed(2))} ${unit} a day`;
  if (plan.kind === 'too-much')
    return (
      <p>
        That is {used}, and no reef uses more than about {mostUse} {unit}. Nothing is weighed for
        it: look at the unit, the days and the kit, and test again.
      </p>
    );
  const { grams, portions } = plan;
  return (
    <>
      {last < range.low && (
        <p>
          The last test is below {range.text}: raise it first, and give each day’s step in addition
          to the daily use.
        </p>
      )}
      <dl>
        <ToolRow name="The tank uses" value={used} />
        <ToolRow
          name="Weigh"
          value={`${gramsText(grams)} a day`}
          note="in small portions, at the same hours"
        />
        {portions > 1 && (
          <ToolRow
            name="Split each day"
            value={`${portions} portions of ${gramsText(grams / portions)}`}
            note={`hours apart, at most ${atOnce} ${unit} at one time`}
          />
        )}
      </dl>
    </>
  );
}

/** Grams of a salt to raise a value in safe steps, or to replace what the tank uses in a day. */
export default function DosingCalculator(): ReactNode {
  const choices = useKeptInputs('dosing-choices', CHOICES);
  const job = choiceOf(JOBS, choices.texts.job);
  const name = choiceOf(SALTS, choices.texts.salt);
  const chosen = DOSING_SALTS[name];
  const { parameter } = chosen;
  const { label, unit, range, change, atOnce, mostUse, wrong } = PARAMETERS[parameter];
  const fields = READINGS[parameter];
  const numbers = useNumbers('dosing', START, BOUNDS);
  const { gallons, 'days-between': days, [fields.from]: from, [fields.to]: to } = numbers.values;
  const liters = gallons === null ? null : toLiters(gallons);

  const answer = (): ReactNode => {
    if (liters === null || from === null || to === null)
      return <Missing>Type the water volume and both values in {unit}.</Missing>;
    if (job === 'correct') {
      const most = { perDay: change.high, atOnce, target: range.high };
      const plan = correction(chosen, liters, { from, to }, most);
      return <Corrected plan={plan} parameter={parameter} />;
    }
    if (days === null) return <Missing>Type the days between the two tests.</Missing>;
    const use = dailyUse(from, to, days);
    const most = { perDay: mostUse, atOnce, target: range.high };
    const plan = replacement(chosen, liters, { use, last: to }, most);
    return <Daily plan={plan} last={to} parameter={parameter} />;
  };

  return (
    <ToolFrame
      kept={[choices, numbers]}
      title="Dosing"
      text="Grams of a salt, in steps that a reef stands."
    >
      <SegmentedToggle
        label="What to do"
        value={job}
        options={JOBS}
        onChange={(next) => choices.set({ job: next })}
      />
      <div className="tool-fields">
        <NativeSelect
          label="Salt"
          className="tool-wide"
          value={name}
          options={SALTS}
          onChange={(next) => choices.set({ salt: next })}
        />
        <NumberInput
          numbers={numbers}
          name="gallons"
          label="Water in the system, gallons"
          hint={litersHint(gallons)}
        />
        <NumberInput
          numbers={numbers}
          name={fields.from}
          label={job === 'correct' ? `${label} now, ${unit}` : `First ${parameter} test, ${unit}`}
          wrong={wrong}
        />
        <NumberInput
          numbers={numbers}
          name={fields.to}
          label={
            job === 'correct' ? `${label} should be, ${unit}` : `Last ${parameter} test, ${unit}`
          }
          hint={`A reef keeps ${range.text}.`}
          wrong={wrong}
        />
        {job === 'daily' && (
          <NumberInput
            numbers={numbers}
            name="days-between"
            label="Days between the tests"
            hint={`Without dosing or a water change between; 6 hours are 0.25 days. Dose again once alkalinity has fallen by ${alkalinity.change.high} dKH, or any value nears the low end of its range.`}
          />
        )}
      </div>
      <Answer>{answer()}</Answer>
      <p className="tool-small">
        Soda ash burns skin and eyes, and calcium chloride grows hot in water: goggles and gloves.
        Never mix soda with calcium before both are in the tank.
      </p>
      <Limits>
        how pure and how dry your powder is, and the error of your kit. Test again before each day’s
        step. Branded solutions follow their own label. By molar mass; Holmes-Farley’s two-part
        recipe (Reefkeeping, 2006) comes out the same within 3 %.
      </Limits>
    </ToolFrame>
  );
}
