import type { ReactNode } from 'react';
import { dayWords } from '@reef/domain/shipping/day';
import { Button } from '#ui/forms/button.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { type SettingsForm, withTypedDate } from './settings-form.ts';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';

/** The days without shipping and arrivals. */
export function ClosedDatesField({
  form,
  fault,
  onChange,
}: {
  form: SettingsForm;
  fault: string | null;
  onChange: (changes: Partial<SettingsForm>) => void;
}): ReactNode {
  const { closedDates: dates, typedDate: typed } = form;
  return (
    <Panel title="Dates without shipping" text="Nothing is packed, sent or delivered on them.">
      <Switch
        label="Carriers’ holidays"
        hint="New Year’s Day, Memorial Day, July 4, Labor Day, Thanksgiving and Christmas."
        isOn={form.keepsHolidays}
        onChange={(keepsHolidays) => onChange({ keepsHolidays })}
      />
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Another date"
          type="date"
          // Limits the year to four digits.
          max="9999-12-31"
          value={typed}
          error={fault}
          onChange={(typedDate) => onChange({ typedDate })}
        />
        <Button
          kind="secondary"
          disabled={typed === ''}
          onClick={() => onChange({ closedDates: withTypedDate(form), typedDate: '' })}
        >
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
              <Button
                kind="ghost"
                onClick={() => onChange({ closedDates: dates.filter((other) => other !== date) })}
              >
                <TrashIcon className="size-4" />
                <span className="sr-only">Remove {dayWords(date)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
