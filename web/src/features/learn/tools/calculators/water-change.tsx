import { countText } from '@reef/domain/shared/count-text';
import type { ReactNode } from 'react';
import { waterChange } from 'virtual:reef-content/care-figures';
import { afterChange, changeSeries, changesTo } from '#features/learn/tools/formulas/mixing.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { ToolRow } from '#features/learn/tools/tool-row.tsx';
import { Answer, Limits, Missing, NumberInput } from './parts.tsx';
import { useNumbers } from './use-numbers.ts';

const PERCENT = 100;
/** The number of changes that are written out. */
const SHOWN = 4;
const START = { before: '20', fresh: '0', percent: '20', target: '' };
const VALUE = { max: 3000 };
const BOUNDS = { before: VALUE, fresh: VALUE, percent: { min: 0.1, max: PERCENT }, target: VALUE };

function shown(value: number): string {
  return String(Number(value.toFixed(value < 1 ? 3 : 1)));
}

function Reached({ count }: { count: number | null }): ReactNode {
  if (count === null)
    return (
      <ToolRow
        name="To the target"
        value="Never, this way"
        note="the new water’s value lies on the wrong side of it, or it takes more than a year"
      />
    );
  const value = count === 0 ? 'It is there' : countText(count, 'change');
  return <ToolRow name="To the target" value={value} />;
}

/** The effect of water changes on a value. */
export default function WaterChange(): ReactNode {
  const numbers = useNumbers('water-change', START, BOUNDS);
  const { before, fresh, percent, target } = numbers.values;
  const share = (percent ?? 0) / PERCENT;
  return (
    <ToolFrame
      kept={[numbers]}
      title="Water change result"
      text="What one change does, and how many it takes."
    >
      <div className="tool-fields">
        <NumberInput
          numbers={numbers}
          name="before"
          label="Reads now"
          hint="Nitrate, alkalinity, calcium: any unit that counts from zero."
        />
        <NumberInput numbers={numbers} name="fresh" label="The new water reads" />
        <NumberInput
          numbers={numbers}
          name="percent"
          label="Changed at a time, percent"
          hint={`The routine is ${waterChange.text}.`}
          wrong="Type up to 100."
        />
        <NumberInput numbers={numbers} name="target" label="Target, if you have one" />
      </div>
      <Answer>
        {before === null || fresh === null || percent === null ? (
          <Missing>Type both values and how much is changed.</Missing>
        ) : (
          <dl>
            <ToolRow name="After one change" value={shown(afterChange(before, fresh, share))} />
            <ToolRow
              name={`After 2 to ${SHOWN}`}
              value={changeSeries(before, fresh, share, SHOWN).slice(1).map(shown).join(', ')}
            />
            {target !== null && <Reached count={changesTo(before, fresh, share, target)} />}
          </dl>
        )}
      </Answer>
      <Limits>
        what food and rock add, or corals use, between the changes. It takes the percentage of the
        water that is really there, not of the glass.
      </Limits>
    </ToolFrame>
  );
}
