import type { ReactNode } from 'react';
import { boxGallons } from '@reef/domain/fit/units';
import { countText } from '@reef/domain/shared/count-text';
import { salinityAfterLoss } from '#features/learn/tools/formulas/volume.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import {
  Answer,
  GALLONS,
  gallonsText,
  Limits,
  litersHint,
  Missing,
  MAX_GALLONS,
  NumberInput,
  SIDE,
} from './parts.tsx';
import { useNumbers } from './use-numbers.ts';

/** The number of days without a top-off in the answer: a weekend. */
const AWAY_DAYS = 3;
const START = { length: '48', width: '18', drop: '0.25', gallons: '60', reservoir: '5', ppt: '33' };
const BOUNDS = {
  length: SIDE,
  width: SIDE,
  drop: { max: 20 },
  gallons: GALLONS,
  reservoir: { max: MAX_GALLONS },
  ppt: { max: 42 },
};

/** Evaporation from the measured drop of a day, and its consequences. */
export default function Evaporation(): ReactNode {
  const numbers = useNumbers('evaporation', START, BOUNDS);
  const { length, width, drop, gallons, reservoir, ppt } = numbers.values;
  const answer = (): ReactNode => {
    if (length === null || width === null || drop === null)
      return <Missing>Type the measures and the drop.</Missing>;
    const daily = boxGallons(length, width, drop);
    const salty =
      ppt === null || gallons === null ? null : salinityAfterLoss(ppt, gallons, daily * AWAY_DAYS);
    return (
      <dl>
        <ToolRow name="Top-off" value={`${gallonsText(daily)} a day`} />
        {reservoir !== null && daily > 0 && (
          <ToolRow
            name="The reservoir lasts"
            value={countText(Math.floor(reservoir / daily), 'day')}
          />
        )}
        {salty !== null && ppt !== null && (
          <ToolRow
            name={`${AWAY_DAYS} days without it`}
            value={`${salty.toFixed(1)} ppt`}
            note={`from ${ppt.toFixed(1)}; the salt stays in the tank`}
          />
        )}
      </dl>
    );
  };
  return (
    <ToolFrame kept={[numbers]} title="Evaporation" text="From the drop that you measure in a day.">
      <div className="tool-fields">
        <NumberInput numbers={numbers} name="length" label="Length of the surface, inches" />
        <NumberInput numbers={numbers} name="width" label="Width of the surface, inches" />
        <NumberInput
          numbers={numbers}
          name="drop"
          label="Drop in 24 hours, inches"
          hint="Top-off switched off. With a sump, measure the level and the surface of its pump chamber."
        />
        <NumberInput
          numbers={numbers}
          name="gallons"
          label="Water in the system, gallons"
          hint={litersHint(gallons)}
        />
        <NumberInput
          numbers={numbers}
          name="reservoir"
          label="Top-off reservoir, gallons"
          hint={litersHint(reservoir)}
        />
        <NumberInput numbers={numbers} name="ppt" label="Salinity now, ppt" />
      </div>
      <Answer>{answer()}</Answer>
      <Limits>
        the weather. Dry heating air, fans and open lids double it from one week to the next, so
        measure in each season.
      </Limits>
    </ToolFrame>
  );
}
