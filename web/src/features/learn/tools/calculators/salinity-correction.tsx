import { countText } from '@reef/domain/shared/count-text';
import type { ReactNode } from 'react';
import {
  naturalSeawater,
  salinityRaisingMix,
  salinityRise,
  specificGravity,
} from 'virtual:reef-content/care-figures';
import { salinityPlan } from '#features/learn/tools/formulas/mixing.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import {
  Answer,
  GALLONS,
  gallonsText,
  GRAVITY,
  GRAVITY_WRONG,
  Limits,
  litersHint,
  Missing,
  NumberInput,
  READ_AT_C,
} from './parts.tsx';
import { useNumbers } from './use-numbers.ts';

const START = {
  gallons: '60',
  from: '1.021',
  to: '1.025',
  replacement: salinityRaisingMix.text,
};
const BOUNDS = { gallons: GALLONS, from: GRAVITY, to: GRAVITY, replacement: GRAVITY };

type Steps = Extract<ReturnType<typeof salinityPlan>, { kind: 'steps' }>['steps'];

function Days({ steps }: { steps: Steps }): ReactNode {
  return (
    <>
      <p>{`${countText(steps.length, 'day')}, at most ${salinityRise.text}:`}</p>
      <dl>
        {steps.map(({ swap, specificGravity: sg }, index) => (
          <ToolRow
            // A day is its place in the row.
            key={index}
            name={`Day ${index + 1}`}
            value={`Exchange ${gallonsText(swap)}`}
            note={`leads to ${sg.toFixed(4)}`}
          />
        ))}
      </dl>
    </>
  );
}

/** How much water to exchange, day by day, until the salinity is right. */
export default function SalinityCorrection(): ReactNode {
  const numbers = useNumbers('salinity-correction', START, BOUNDS);
  const { gallons, from, to, replacement } = numbers.values;
  const answer = (): ReactNode => {
    if (gallons === null || from === null || to === null || replacement === null)
      return <Missing>Type the volume and the three readings.</Missing>;
    const reef = { perDay: salinityRise.high, lowest: specificGravity.low };
    const plan = salinityPlan(gallons, { from, to, replacement }, reef, READ_AT_C);
    if (plan.kind === 'off-range')
      return (
        <p>
          A reef keeps {specificGravity.text}, and the sea has {naturalSeawater.text}. No exchange
          is planned to a value outside that: it can harm corals, shrimp and sea stars. Type a value
          inside it.
        </p>
      );
    if (plan.kind === 'same')
      return <p>Nothing to do: that is closer than a refractometer shows.</p>;
    if (plan.kind === 'steps') return <Days steps={plan.steps} />;
    if (plan.kind === 'too-much')
      return (
        <p>
          That would change more than half of the water in a day.{' '}
          {to > from
            ? `Mix the new water stronger, up to ${salinityRaisingMix.text}.`
            : 'Use weaker or pure water.'}
        </p>
      );
    return (
      <p>
        Water of that salinity cannot lead there. To raise, mix the new water above the target; to
        lower, use weaker or pure water.
      </p>
    );
  };
  return (
    <ToolFrame
      kept={[numbers]}
      title="Salinity correction"
      text="How much water to exchange each day."
    >
      <div className="tool-fields">
        <NumberInput
          numbers={numbers}
          name="gallons"
          label="Water in the system, gallons"
          hint={litersHint(gallons)}
        />
        <NumberInput numbers={numbers} name="from" label="Reads now, SG" wrong={GRAVITY_WRONG} />
        <NumberInput
          numbers={numbers}
          name="to"
          label="Should be, SG"
          hint={`A reef keeps ${specificGravity.text}.`}
          wrong={GRAVITY_WRONG}
        />
        <NumberInput
          numbers={numbers}
          name="replacement"
          label="New water, SG"
          hint="1.000 is RO/DI without salt."
          wrong={GRAVITY_WRONG}
        />
      </div>
      <Answer>{answer()}</Answer>
      <Limits>
        what evaporates meanwhile: keep the top-off running with pure water. Measure before each
        day’s exchange with a calibrated refractometer. Not for treating fish by low salinity.
      </Limits>
    </ToolFrame>
  );
}
