import { useState, type ReactNode } from 'react';
import { dayWords } from '@reef/domain/shipping/day';
import { Button } from '#ui/forms/button.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { TrashIcon } from '#ui/layout/icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/** The days on which nothing leaves and nothing arrives. */
export function ClosedDatesField({
  dates,
  keepsHolidays,
  fault,
  onDates,
  onHolidays,
}: {
  dates: readonly string[];
  keepsHolidays: boolean;
  fault: string | null;
  onDates: (dates: readonly string[]) => void;
  onHolidays: (keepsHolidays: boolean) => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed === '') return;
    onDates([...new Set([...dates, typed])].toSorted());
    setTyped('');
  };
  return (
    <Panel title="Dates without shipping" text="Nothing is packed, sent or delivered on them.">
      <Switch
        label="Carriers’ holidays"
        hint="New Year’s Day, Memorial Day, July 4, Labor Day, Thanksgiving and Christmas."
        isOn={keepsHolidays}
        onChange={onHolidays}
      />
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Another date"
          type="date"
          value={typed}
          error={fault}
          onChange={setTyped}
        />
        <Button kind="secondary" disabled={typed === ''} onClick={add}>
          Add date
        </Button>
      </div>
      {dates.length > 0 && (
        <ul className="mt-3 divide-y divide-[var(--line)]">
          {dates.map((date) => (
            <li
              key={date}
              ref={passFocusOn}
              className="flex items-center justify-between gap-3 text-mist"
            >
              <span>
                {dayWords(date)}, {date.slice(0, 4)}
              </span>
              <Button kind="ghost" onClick={() => onDates(dates.filter((other) => other !== date))}>
                <TrashIcon className="size-4" />
                <VisuallyHidden>Remove {dayWords(date)}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
