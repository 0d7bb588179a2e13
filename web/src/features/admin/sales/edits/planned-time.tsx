import { useState, type ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { now } from '#platform/clock.ts';
import { formatDateTime } from '#ui/format-date.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { plannedMoment, type PlannedMoment } from './planned-moment.ts';
import { plannedNotes } from './planned-notes.ts';

type Passed = Extract<PlannedMoment, { kind: 'passed' }>;

function passedText({ endsAt }: Passed): string {
  const passed = 'This time has passed: the order counts as delivered then';
  if (endsAt === null) return `${passed}.`;
  return `${passed}, and its guarantee ends on ${formatDateTime(endsAt)}.`;
}

/**
 * The time of a local delivery or a pickup, in the future or the past; empty if the buyer has it
 * now.
 * @param props.timeZone the shop's; null while it is unknown.
 */
export function PlannedTime({
  value,
  fault,
  order,
  timeZone,
  onChange,
}: {
  value: string;
  fault: string | null;
  order: Order;
  timeZone: string | null;
  onChange: (text: string) => void;
}): ReactNode {
  // The notes stay as they are while they are read out; typing and Save read the clock again.
  const [readAt, setReadAt] = useState(now);
  const moment = plannedMoment(value, false, order, readAt);
  const notes = 'at' in moment ? plannedNotes(moment.at, order, timeZone, readAt) : [];
  if (moment.kind === 'passed') notes.unshift(passedText(moment));
  return (
    <div className="grid gap-1.5">
      <TextField
        label="Planned for (optional)"
        hint="Leave empty if the buyer has it already."
        type="datetime-local"
        name="planned"
        // Limits the year to four digits.
        max="9999-12-31T23:59"
        value={value}
        error={fault}
        onChange={(text) => {
          setReadAt(now());
          onChange(text);
        }}
      />
      {/* The room of four lines, so that Save stays where it is while a time is typed. */}
      <output className="block min-h-20 text-sm text-sun">
        {notes.map((note) => (
          <span key={note} className="block">
            {note}
          </span>
        ))}
      </output>
    </div>
  );
}
