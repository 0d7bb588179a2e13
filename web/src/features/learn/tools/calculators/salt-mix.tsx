import type { ReactNode } from 'react';
import { naturalSeawater, specificGravity } from 'virtual:reef-content/care-figures';
import { saltGrams } from '#features/learn/tools/formulas/mixing.ts';
import { salinityOf } from '#features/learn/tools/formulas/seawater.ts';
import { toLiters } from '@reef/domain/fit/units';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import {
  Answer,
  GALLONS,
  gramsText,
  GRAVITY,
  GRAVITY_WRONG,
  Limits,
  litersHint,
  Missing,
  NumberInput,
  READ_AT_C,
} from './parts.tsx';
import { useNumbers } from './use-numbers.ts';

/** Most bags are near 38 g; what a bag says takes precedence. */
const START = { gallons: '10', sg: '1.025', label: '38' };
const BOUNDS = {
  gallons: GALLONS,
  sg: GRAVITY,
  label: { min: 30, max: 50 },
};

/** Grams of a bagged salt for a batch of new water. */
export default function SaltMix(): ReactNode {
  const numbers = useNumbers('salt-mix', START, BOUNDS);
  const { gallons, sg, label } = numbers.values;
  const ppt = sg === null ? null : salinityOf(sg, READ_AT_C);
  return (
    <ToolFrame kept={[numbers]} title="Salt mix" text="Grams of salt for a batch of new water.">
      <div className="tool-fields">
        <NumberInput
          numbers={numbers}
          name="gallons"
          label="Pure water, gallons"
          hint={litersHint(gallons)}
        />
        <NumberInput
          numbers={numbers}
          name="sg"
          label="Specific gravity wanted"
          hint={`A reef keeps ${specificGravity.text}.`}
          wrong={GRAVITY_WRONG}
        />
        <NumberInput
          numbers={numbers}
          name="label"
          label="Grams per liter, by the bag"
          hint={`For ${naturalSeawater.low} ppt. Most bags say 36 to 40.`}
          wrong="Type 30 to 50 grams."
        />
      </div>
      <Answer>
        {gallons === null || ppt === null || label === null ? (
          <Missing>Type the water, the specific gravity and the bag’s grams.</Missing>
        ) : (
          <dl>
            <ToolRow
              name="Weigh"
              value={gramsText(saltGrams(toLiters(gallons), ppt, label))}
              note="of well stirred, dry salt"
            />
            <ToolRow name="That is" value={`${ppt.toFixed(1)} ppt`} note="at 77 °F (25 °C)" />
          </dl>
        )}
      </Answer>
      <Limits>
        how much moisture the bag has drawn. Hold back a twentieth, mix, measure, and add the rest
        by the refractometer. The volume grows a little as salt goes in.
      </Limits>
    </ToolFrame>
  );
}
