import type { ReactNode } from 'react';
import {
  alkalinity,
  alkalinityChange,
  calcium,
  calciumChange,
  dosingAlkalinityStep,
  magnesium,
  magnesiumChange,
} from 'virtual:reef-content/care-figures';
import {
  correction,
  dailyUse,
  DOSING_SALTS,
  gramsFor,
  type Correction,
  type DosedParameter,
  type DosingSaltName,
} from '#features/learn/sums/dosing.ts';
import { choiceOf } from '#features/learn/tools/kept-inputs.ts';
import { LITRES_PER_GALLON } from '#features/learn/tools/tank-sums.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { useKeptInputs } from '#features/learn/tools/use-kept-inputs.ts';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import {
  Answer,
  counted,
  gramsText,
  Limits,
  litersHint,
  Missing,
  MOST_GALLONS,
  NumberInput,
} from './parts.tsx';
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

/** Unit, range to aim for, and the fastest change, for each parameter. */
const PARAMETERS = {
  alkalinity: {
    unit: 'dKH',
    range: alkalinity,
    change: alkalinityChange,
    atOnce: dosingAlkalinityStep.high,
  },
  calcium: { unit: 'ppm', range: calcium, change: calciumChange, atOnce: calciumChange.high },
  magnesium: {
    unit: 'ppm',
    range: magnesium,
    change: magnesiumChange,
    atOnce: magnesiumChange.high,
  },
} as const;

const START = { gallons: '60', from: '', to: '', days: '3' };
const BOUNDS = {
  gallons: { min: 0.1, max: MOST_GALLONS },
  from: { max: 3000 },
  to: { max: 3000 },
  days: { min: 0.1, max: 60 },
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
    <dl className="tool-rows">
      <ToolRow name="In all" value={gramsText(grams)} note="of the pure, dry salt" />
      <ToolRow
        name="A safe day’s step"
        value={`${gramsText(gramsPerDay)} a day for ${counted(days, 'day')}`}
        note={step}
      />
      {portions > 1 && (
        <ToolRow
          name="Split each day"
          value={`${portions} portions of ${gramsText(gramsPerDay / portions)}`}
          note="hours apart, into strong flow, in addition to the daily use"
        />
      )}
    </dl>
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
  return (
    <p>
      That is above the target, and nothing is weighed for it. Stop dosing and let the corals use it
      up; the range is {range.text}.
    </p>
  );
}

function Daily({ grams, use, unit }: { grams: number; use: number; unit: string }): ReactNode {
  return (
    <dl className="tool-rows">
      <ToolRow name="The tank uses" value={`${Number(use.toFixed(2))} ${unit} a day`} />
      <ToolRow
        name="Weigh"
        value={`${gramsText(grams)} a day`}
        note="in small portions, at the same hours"
      />
    </dl>
  );
}

/** Grams of a salt to raise a value in safe steps, or to replace what the tank uses in a day. */
export default function DosingCalculator(): ReactNode {
  const choices = useKeptInputs('dosing-choices', CHOICES);
  const job = choiceOf(JOBS, choices.texts.job);
  const name = choiceOf(SALTS, choices.texts.salt);
  const numbers = useNumbers('dosing', START, BOUNDS);
  const { gallons, from, to, days } = numbers.values;
  const chosen = DOSING_SALTS[name];
  const { unit, range, change, atOnce } = PARAMETERS[chosen.parameter];
  const liters = gallons === null ? null : gallons * LITRES_PER_GALLON;

  const answer = (): ReactNode => {
    if (liters === null || from === null || to === null)
      return <Missing>Type the water volume and both values in {unit}.</Missing>;
    if (job === 'correct') {
      const plan = correction(chosen, liters, { from, to }, { perDay: change.high, atOnce });
      return <Corrected plan={plan} parameter={chosen.parameter} />;
    }
    if (days === null) return <Missing>Type the days between the two tests.</Missing>;
    const use = dailyUse(from, to, days);
    if (use === null) return <p>The value did not fall, so there is nothing to replace.</p>;
    return <Daily grams={gramsFor(chosen, liters, use)} use={use} unit={unit} />;
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
          name="from"
          label={job === 'correct' ? `Reads now, ${unit}` : `First test, ${unit}`}
        />
        <NumberInput
          numbers={numbers}
          name="to"
          label={job === 'correct' ? `Should be, ${unit}` : `Last test, ${unit}`}
          hint={`A reef keeps ${range.text}.`}
        />
        {job === 'daily' && (
          <NumberInput
            numbers={numbers}
            name="days"
            label="Days between the tests"
            hint="Without dosing or a water change between."
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
