import { useState, type FormEvent, type ReactNode } from 'react';
import { now as currentMoment } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn, passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import type { TransferCourse } from '#state/tank-log/tank-log.ts';
import {
  canMoveAt,
  SAME_MOVE_HOURS,
  TRANSFER_HOURS,
  TRANSFER_LENGTH_HOURS,
  TRANSFER_MOVES,
  transferStatus,
  type TransferStatus,
} from './courses.ts';
import { formatWeekdayTime, toDateTimeInput } from '#ui/format-date.ts';
import { ProgressBar } from './progress-bar.tsx';

function headline({ moves, isDone, staysUntil }: TransferStatus): string {
  if (isDone) return 'All moves are made, and twelve days are over';
  if (staysUntil !== null) return 'All moves are made';
  return moves < TRANSFER_MOVES
    ? `Move ${moves + 1} of ${TRANSFER_MOVES} comes next`
    : 'One more move comes next';
}

function TransferStatusText({ status }: { status: TransferStatus }): ReactNode {
  const { moves, hours, isDone, nextBy, staysUntil, isLate, isRestarted } = status;
  return (
    <>
      <strong>{headline(status)}</strong>
      {isDone && (
        <p>
          It cures marine ich and nothing else. Watch the fish for two more weeks, and leave the
          display without fish for its whole time.
        </p>
      )}
      {staysUntil !== null && (
        <p>
          Leave the fish where it is until {formatWeekdayTime(staysUntil)}, when the twelve days are
          over.
        </p>
      )}
      {nextBy !== null && moves >= TRANSFER_MOVES && (
        <p>
          Four moves are made, but parasites stay on a fish for up to seven days. Go on until twelve
          days are over.
        </p>
      )}
      {nextBy !== null && (
        <p className={isLate ? 'keeping-outside' : undefined}>
          {isLate
            ? `It was due by ${formatWeekdayTime(nextBy)}. Move now: the count begins again with that move.`
            : `Move by ${formatWeekdayTime(nextBy)}, at the most ${TRANSFER_HOURS} hours after the last.`}
        </p>
      )}
      {nextBy !== null && <p>Test ammonia daily: a tank that was dried has no filter.</p>}
      {isRestarted && (
        <p className="keeping-outside">
          A move came more than {TRANSFER_HOURS} hours after the one before, so the count began
          again with it.
        </p>
      )}
      <ProgressBar
        part={Math.min(moves / TRANSFER_MOVES, hours / TRANSFER_LENGTH_HOURS)}
        whole={1}
      />
    </>
  );
}

/** Tank transfer: when the next move is due, and the moves that were made. */
export function TransferBody({
  course,
  now,
  keep,
  onDelete,
}: {
  course: TransferCourse;
  now: Date;
  keep: (next: TransferCourse) => boolean;
  /** Deletes a row; `what` it is, as in "the test of Nov 2". */
  onDelete: (id: string, what: string) => void;
}): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const status = transferStatus(course, now);
  const moves = course.moves.toSorted((a, b) => b.at.localeCompare(a.at));
  const momentAt = (present: Date) => (chosen === null ? present : new Date(chosen));
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const present = currentMoment();
    const at = momentAt(present);
    if (!canMoveAt(course, at, present)) return;
    if (!keep({ ...course, moves: [...course.moves, { id: newId(), at: at.toISOString() }] }))
      return;
    setChosen(null);
    setTries(0);
  };
  const tone = status.isLate ? 'keeping-status-warn' : status.isDone ? 'keeping-status-done' : '';
  return (
    <>
      <div className={`keeping-status ${tone}`} aria-live="polite">
        <TransferStatusText status={status} />
      </div>
      {!status.isDone && (
        <div ref={passFocusToHeading}>
          <form ref={form} className="keeping-form" noValidate onSubmit={add}>
            <TextField
              label="Moved to a clean, dry tank at"
              type="datetime-local"
              className="keeping-wide"
              value={chosen ?? toDateTimeInput(now)}
              error={
                tries > 0 && !canMoveAt(course, momentAt(now), now)
                  ? `Choose a moment after the start, up to now, and at least ${SAME_MOVE_HOURS} hours from every other move. What is closer counts as the same move.`
                  : null
              }
              onChange={setChosen}
            />
            <Button type="submit">Add move</Button>
          </form>
        </div>
      )}
      <ul className="keeping-rows" aria-label="Moves, newest first">
        {moves.map((move) => (
          <li key={move.id} ref={passFocusOn}>
            <span>Moved {formatWeekdayTime(new Date(move.at))}</span>
            <IconButton
              label={`Delete the move of ${formatWeekdayTime(new Date(move.at))}`}
              onClick={() =>
                onDelete(move.id, `the move of ${formatWeekdayTime(new Date(move.at))}`)
              }
            >
              <TrashIcon className="size-4" />
            </IconButton>
          </li>
        ))}
        <li>
          <span>Into the first tank {formatWeekdayTime(new Date(course.startedAt))}</span>
        </li>
      </ul>
    </>
  );
}
