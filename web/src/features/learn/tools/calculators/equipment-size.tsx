import type { ReactNode } from 'react';
import {
  flowFishOnly,
  flowLpsSoft,
  flowSps,
  heaterWatts,
  returnTurnover,
  skimmerRating,
} from 'virtual:reef-content/care-figures';
import { forTank, liters, spanText, type Span } from '#features/learn/tools/formulas/amounts.ts';
import { heaterPair } from '#features/learn/tools/formulas/heaters.ts';
import { choiceOf } from '#features/learn/tools/kept-inputs.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { useKeptInputs } from '#features/learn/tools/use-kept-inputs.ts';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { Answer, Limits, litersHint, Missing, MAX_GALLONS, NumberInput } from './parts.tsx';
import { useNumbers } from './use-numbers.ts';

const KINDS = [
  { value: 'fish', label: 'Fish only' },
  { value: 'lps', label: 'Soft, LPS' },
  { value: 'sps', label: 'SPS' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const FLOW = { fish: flowFishOnly, lps: flowLpsSoft, sps: flowSps };
const CHOICES = { kind: 'lps' };
const START = { gallons: '75' };
const BOUNDS = { gallons: { min: 1, max: MAX_GALLONS } };

function perHour(flow: Span): string {
  return `${spanText(liters(flow))} liters per hour`;
}

function Sizes({ gallons, kind }: { gallons: number; kind: Kind }): ReactNode {
  const watts = forTank(heaterWatts, gallons);
  const flow = forTank(FLOW[kind], gallons);
  const back = forTank(returnTurnover, gallons);
  const skimmer = forTank(skimmerRating, gallons);
  const pair = heaterPair(watts);
  return (
    <dl>
      <ToolRow
        name="Heater"
        value={`${spanText(watts)} watts`}
        note={
          pair === null
            ? `at ${heaterWatts.text}`
            : `two of ${pair} watts share it, at ${heaterWatts.text}`
        }
      />
      <ToolRow
        name="Circulation pumps"
        value={`${spanText(flow)} gallons per hour`}
        note={`${perHour(flow)} in all, ${FLOW[kind].text} the volume`}
      />
      <ToolRow
        name="Return pump"
        value={`${spanText(back)} gallons per hour`}
        note={`${perHour(back)}, at the height it pumps to`}
      />
      <ToolRow
        name="Skimmer"
        value={`rated ${spanText(skimmer)} gallons`}
        note={`${spanText(liters(skimmer))} liters, ${skimmerRating.text}`}
      />
    </dl>
  );
}

/** Heater, pumps and skimmer for a volume and its animals. */
export default function EquipmentSize(): ReactNode {
  const choices = useKeptInputs('equipment-size-choices', CHOICES);
  const kind = choiceOf(KINDS, choices.texts.kind);
  const numbers = useNumbers('equipment-size', START, BOUNDS);
  const { gallons } = numbers.values;
  return (
    <ToolFrame
      kept={[choices, numbers]}
      title="Heater and pumps"
      text="Watts and gallons per hour for what you keep."
    >
      <SegmentedToggle
        label="What you keep"
        value={kind}
        options={KINDS}
        onChange={(next) => choices.set({ kind: next })}
      />
      <div className="tool-fields">
        <NumberInput
          numbers={numbers}
          name="gallons"
          label="Tank, gallons"
          hint={litersHint(gallons)}
        />
      </div>
      <Answer>
        {gallons === null ? (
          <Missing>Type the gallons of the tank.</Missing>
        ) : (
          <Sizes gallons={gallons} kind={kind} />
        )}
      </Answer>
      <Limits>
        how cold the room gets, which decides between the low and the high end of the heater; how
        much the rock slows the water; and what a worn pump still moves. Two heaters on a controller
        are safer than one.
      </Limits>
    </ToolFrame>
  );
}
