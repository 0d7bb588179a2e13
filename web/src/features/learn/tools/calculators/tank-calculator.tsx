import type { ReactNode } from 'react';
import {
  flowMinimum,
  heaterWatts,
  liveRock,
  skimmerRating,
} from 'virtual:reef-content/care-figures';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { CM_PER_INCH, toCentimeters, toLiters } from '@reef/domain/fit/units';
import {
  forTank,
  kilograms,
  liters,
  rounded,
  spanText,
} from '#features/learn/tools/formulas/amounts.ts';
import { heaterPair } from '#features/learn/tools/formulas/heaters.ts';
import { tankGallons } from '#features/learn/tools/formulas/volume.ts';
import { choiceOf } from '#features/learn/tools/kept-inputs.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import { useKeptInputs } from '#features/learn/tools/use-kept-inputs.ts';
import { typedNumber } from '#ui/forms/typed-number.ts';

type Unit = 'in' | 'cm';

const UNITS = [
  { value: 'in', label: 'Inches' },
  { value: 'cm', label: 'Centimeters' },
] as const;

const SIDES = ['length', 'width', 'height'] as const;
type Side = (typeof SIDES)[number];

const LABELS: Record<Side, string> = { length: 'Length', width: 'Width', height: 'Height' };

/** A standard 75 gallon tank. */
const START = { unit: 'in', length: '48', width: '18', height: '20' };

/** No glass tank is longer, in centimeters. */
const MAX_CM = 1000;

function inOtherUnit(text: string, to: Unit): string {
  const value = typedNumber(text);
  if (value === null) return text;
  const converted = to === 'cm' ? toCentimeters(value) : value / CM_PER_INCH;
  return String(Math.round(converted * 2) / 2);
}

function Sums({ gallons }: { gallons: number }): ReactNode {
  const rock = forTank(liveRock, gallons);
  const watts = forTank(heaterWatts, gallons);
  const skimmer = forTank(skimmerRating, gallons);
  const flow = forTank(flowMinimum, gallons);
  const pair = heaterPair(watts);
  return (
    <>
      <p className="tool-answer">
        <strong className="figures">{`${rounded(gallons)} gallons`}</strong>
        <span className="figures">{`${rounded(toLiters(gallons))} liters`}</span>
      </p>
      <dl>
        <ToolRow
          name="Live rock"
          value={`${spanText(rock)} lb`}
          note={`${spanText(kilograms(rock))} kg, at ${liveRock.text}`}
        />
        <ToolRow
          name="Heater"
          value={`${spanText(watts)} watts`}
          note={
            pair === null
              ? `at ${heaterWatts.text}`
              : `for example two of ${pair} watts, at ${heaterWatts.text}`
          }
        />
        <ToolRow
          name="Protein skimmer"
          value={`rated ${spanText(skimmer)} gallons`}
          note={`${spanText(liters(skimmer))} liters, ${skimmerRating.text}`}
        />
        <ToolRow
          name="Flow, least"
          value={`${spanText(flow)} gallons per hour`}
          note={`${spanText(liters(flow))} liters per hour, ${flowMinimum.text} the tank volume`}
        />
      </dl>
    </>
  );
}

/** Volume of a tank from its inner measures, and the care figures for it. */
export default function TankCalculator(): ReactNode {
  const inputs = useKeptInputs('tank-calculator', START);
  const { texts } = inputs;
  const unit = choiceOf(UNITS, texts.unit);
  const values = SIDES.map((side) => typedNumber(texts[side], { min: 1 }));
  const [length = null, width = null, height = null] = values;
  const isTooLong = values.some((value) => value !== null && value > MAX_CM);
  const isWhole = length !== null && width !== null && height !== null && !isTooLong;
  const choose = (next: Unit) => {
    if (next === unit) return;
    inputs.set({
      unit: next,
      length: inOtherUnit(texts.length, next),
      width: inOtherUnit(texts.width, next),
      height: inOtherUnit(texts.height, next),
    });
  };
  return (
    <ToolFrame
      kept={[inputs]}
      title="Tank calculator"
      text="Volume from three inside measures, and the rock, heat, skimmer and flow that go with it."
    >
      <SegmentedToggle label="Unit of length" value={unit} options={UNITS} onChange={choose} />
      <div className="tool-fields tool-thirds">
        {SIDES.map((side) => (
          <TextField
            key={side}
            label={LABELS[side]}
            inputMode="decimal"
            autoComplete="off"
            value={texts[side]}
            onChange={(text) => inputs.set({ [side]: text })}
          />
        ))}
      </div>
      <div className="tool-output" aria-live="polite">
        {isWhole ? (
          <Sums gallons={tankGallons({ length, width, height }, unit)} />
        ) : (
          <p className="tool-quiet">Type length, width and height as numbers above zero.</p>
        )}
      </div>
      <p className="tool-small">
        Measured to the rim. Rock, sand and the gap below the rim leave a tenth to a fifth less
        water.
      </p>
    </ToolFrame>
  );
}
