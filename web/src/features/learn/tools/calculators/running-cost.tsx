import type { ReactNode } from 'react';
import { budgetMonthly } from 'virtual:reef-content/care-figures';
import { monthlyKwh, monthlyMix } from '#features/learn/tools/formulas/running-cost.ts';
import { rounded } from '#features/learn/tools/formulas/amounts.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import {
  Answer,
  gallonsText,
  Limits,
  litersHint,
  Missing,
  MAX_GALLONS,
  NumberInput,
} from './parts.tsx';
import { useNumbers } from './use-numbers.ts';

const PERCENT = 100;
const CENTS = 100;
const ALL_DAY = 24;
const START = {
  light: '150',
  lightHours: '9',
  pumps: '80',
  heater: '300',
  heaterHours: '6',
  cents: '17',
  gallons: '60',
  percent: '15',
  mix: '0.6',
  other: '45',
};
const WATTS = { max: 20_000 };
const HOURS = { max: ALL_DAY };
const BOUNDS = {
  light: WATTS,
  lightHours: HOURS,
  pumps: WATTS,
  heater: WATTS,
  heaterHours: HOURS,
  cents: { max: 500 },
  gallons: { max: MAX_GALLONS },
  percent: { max: PERCENT },
  mix: { max: 100 },
  other: { max: 10_000 },
};
type Values = { [Key in keyof typeof BOUNDS]: number };

function dollars(amount: number): string {
  return `$${rounded(Math.round(amount))}`;
}

function isWhole(values: { [Key in keyof Values]: number | null }): values is Values {
  return Object.values(values).every((value) => value !== null);
}

function Costs({ values }: { values: Values }): ReactNode {
  const kwh = monthlyKwh([
    { watts: values.light, hours: values.lightHours },
    { watts: values.pumps, hours: ALL_DAY },
    { watts: values.heater, hours: values.heaterHours },
  ]);
  const gallons = monthlyMix(values.gallons, values.percent / PERCENT);
  const power = (kwh * values.cents) / CENTS;
  const salt = gallons * values.mix;
  return (
    <>
      <p className="tool-answer">
        <strong className="figures">{`${dollars(power + salt + values.other)} a month`}</strong>
        <span className="figures">{`${dollars((power + salt + values.other) * 12)} a year`}</span>
      </p>
      <dl>
        <ToolRow name="Power" value={dollars(power)} note={`${rounded(kwh)} kWh`} />
        <ToolRow name="Salt water" value={dollars(salt)} note={`${gallonsText(gallons)} mixed`} />
        <ToolRow name="The rest" value={dollars(values.other)} />
      </dl>
    </>
  );
}

/** What a tank costs each month: power, salt and the rest. */
export default function RunningCost(): ReactNode {
  const numbers = useNumbers('running-cost', START, BOUNDS);
  const { values } = numbers;
  return (
    <ToolFrame kept={[numbers]} title="Running cost" text="Power, salt and the rest, each month.">
      <div className="tool-fields">
        <NumberInput numbers={numbers} name="light" label="Lights, watts" />
        <NumberInput numbers={numbers} name="lightHours" label="Lights, hours a day" />
        <NumberInput numbers={numbers} name="heater" label="Heaters, watts" />
        <NumberInput
          numbers={numbers}
          name="heaterHours"
          label="Heaters, hours a day they are on"
          hint="A power meter at the plug knows; 4 to 10 is common."
        />
        <NumberInput
          numbers={numbers}
          name="pumps"
          label="Pumps and skimmer, watts"
          hint="They run day and night."
        />
        <NumberInput
          numbers={numbers}
          name="cents"
          label="Cents per kWh"
          hint="From your electricity bill."
        />
        <NumberInput
          numbers={numbers}
          name="gallons"
          label="Water in the system, gallons"
          hint={litersHint(values.gallons)}
        />
        <NumberInput numbers={numbers} name="percent" label="Changed each week, percent" />
        <NumberInput
          numbers={numbers}
          name="mix"
          label="Dollars for a gallon of salt mix"
          hint="Price of the bag by the gallons it makes, plus the water."
        />
        <NumberInput
          numbers={numbers}
          name="other"
          label="Food, tests, carbon, replacements"
          hint="Dollars a month."
        />
      </div>
      <Answer>
        {isWhole(values) ? (
          <Costs values={values} />
        ) : (
          <Missing>Type every field; 0 where there is nothing.</Missing>
        )}
      </Answer>
      <Limits>
        your prices: the fields begin with guesses, not quotes. A first reef commonly costs{' '}
        {budgetMonthly.text}. Animals are not in it.
      </Limits>
    </ToolFrame>
  );
}
