import type { ReactNode } from 'react';
import type { Day } from '@reef/domain/shipping/day';
import { otherYear } from '@reef/domain/shipping/day-with-year';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import type { Reading } from './cycle-readings.ts';

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A short date: `Nov 5`, with its year if that is not the year of `today`. */
export function shortDay(day: Day, today: Day): string {
  // Where there is no room, the year goes to the next line, and nothing else.
  const words = SHORT.format(new Date(`${day}T00:00:00Z`)).replace(' ', '\u00A0');
  return words + otherYear(day, today);
}

/** The readings as a table, newest first, each with a button to delete it. */
export function ReadingTable({
  readings,
  today,
  onDelete,
}: {
  readings: readonly Reading[];
  today: Day;
  onDelete: (reading: Reading) => void;
}): ReactNode {
  return (
    <table className="reading-table figures">
      <caption className="sr-only">Your readings in ppm, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Ammonia</th>
          <th scope="col">Nitrite</th>
          <th scope="col">Nitrate</th>
          <th scope="col">
            <span className="sr-only">Delete</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {readings.toReversed().map((reading) => (
          <tr key={reading.id} ref={passFocusOn}>
            <th scope="row">
              {shortDay(reading.day, today)}
              {reading.time !== null && <small className="reading-time">{reading.time}</small>}
              {reading.isDosed && (
                <small>{reading.dosedTo === null ? 'dosed' : `dosed to ${reading.dosedTo}`}</small>
              )}
            </th>
            <td>{reading.ammonia}</td>
            <td>{reading.nitrite}</td>
            <td>{reading.nitrate ?? '–'}</td>
            <td>
              <IconButton
                label={`Delete the reading of ${shortDay(reading.day, today)}`}
                onClick={() => onDelete(reading)}
              >
                <TrashIcon className="size-4" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
