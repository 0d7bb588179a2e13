import { useState, type FormEvent, type ReactNode } from 'react';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { MAX_NOTE, type ObservationCourse } from '#state/tank-log/tank-log.ts';
import { observationStatus } from './courses.ts';
import { dayWords, localDay } from '@reef/domain/shipping/day';
import { ProgressBar } from './progress-bar.tsx';

/** A watch without medicine: its day, and what was seen. */
export function ObservationBody({
  course,
  today,
  keep,
  onDelete,
}: {
  course: ObservationCourse;
  today: string;
  keep: (next: ObservationCourse) => boolean;
  /** Deletes a row; `what` it is, as in "the test of Nov 2". */
  onDelete: (id: string, what: string) => void;
}): ReactNode {
  const [note, setNote] = useState('');
  const { day, isDone, isLookedToday, signOn } = observationStatus(course, today);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const look = { id: newId(), day: localDay(now()), note: note.trim() };
    if (keep({ ...course, looks: [...course.looks, look] })) setNote('');
  };
  return (
    <>
      <div className={`keeping-status ${isDone ? 'keeping-status-done' : ''}`} aria-live="polite">
        <strong>
          {isDone ? `${course.days} days have passed` : `Day ${day} of ${course.days}`}
        </strong>
        <p>
          {isDone
            ? 'If nothing was seen in that time, the fish may go home. Looking misses light infections of the gills.'
            : isLookedToday
              ? 'Looked at today. Breathing, eyes, skin and appetite count, in that order.'
              : 'Look at breathing, eyes, skin and appetite, with a flashlight held along the fish.'}
        </p>
        {signOn !== null && (
          <p className={isDone ? undefined : 'keeping-outside'}>
            Something was last seen on {dayWords(signOn, 'short')}. The days are counted from then.
          </p>
        )}
        <ProgressBar part={day - 1} whole={course.days} />
      </div>
      <form className="keeping-form" noValidate onSubmit={add}>
        <TextField
          label="What you saw"
          hint="Leave it empty if nothing was wrong: what you write counts as a sign, and the days begin again."
          className="keeping-wide"
          maxLength={MAX_NOTE}
          autoComplete="off"
          value={note}
          onChange={setNote}
        />
        <Button type="submit">Looked today</Button>
      </form>
      <ul className="keeping-rows" aria-label="What was seen, newest first">
        {course.looks.toReversed().map((look) => (
          <li key={look.id} ref={passFocusOn}>
            <span>
              {dayWords(look.day, 'short')}
              <small>{look.note === '' ? 'Nothing wrong' : look.note}</small>
            </span>
            <IconButton
              label={`Delete the look of ${dayWords(look.day, 'short')}`}
              onClick={() => onDelete(look.id, `the look of ${dayWords(look.day, 'short')}`)}
            >
              <TrashIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
