import { useState, type FormEvent, type ReactNode } from 'react';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { TrashIcon } from '#ui/layout/icons.tsx';
import { without, type TransferCourse } from '#state/tank-log/tank-log.ts';
import { TRANSFER_HOURS, TRANSFER_MOVES, transferStatus, type TransferStatus } from './courses.ts';
import { formatWeekdayTime, toDateTimeInput } from '#ui/format-date.ts';
import { ProgressBar } from './progress-bar.tsx';

function Standing({ status }: { status: TransferStatus }): ReactNode {
  const { moves, isDone, nextBy, isLate, isRestarted } = status;
  return (
    <>
      <strong>
        {isDone ? 'All four moves are made' : `Move ${moves + 1} of ${TRANSFER_MOVES} comes next`}
      </strong>
      {isDone && (
        <p>
          It cures marine ich and nothing else. Watch the fish for two more weeks, and leave the
          display without fish for its whole time.
        </p>
      )}
      {nextBy !== null && (
        <p className={isLate ? 'keeping-outside' : undefined}>
          {isLate
            ? `It was due by ${formatWeekdayTime(nextBy)}. Move now: the count begins again with that move.`
            : `Move by ${formatWeekdayTime(nextBy)}, at the most ${TRANSFER_HOURS} hours after the last.`}
        </p>
      )}
      {isRestarted && (
        <p className="keeping-outside">
          A move came more than {TRANSFER_HOURS} hours after the one before, so the count began
          again with it.
        </p>
      )}
      <ProgressBar part={moves} whole={TRANSFER_MOVES} />
    </>
  );
}

/** Tank transfer: by when the next move is due, and the moves that were made. */
export function TransferBody({
  course,
  now,
  keep,
}: {
  course: TransferCourse;
  now: Date;
  keep: (next: TransferCourse) => boolean;
}): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const status = transferStatus(course, now);
  const moves = course.moves.toSorted((a, b) => b.at.localeCompare(a.at));
  const latest = moves[0]?.at ?? course.startedAt;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const at = chosen === null ? now : new Date(chosen);
    if (Number.isNaN(at.getTime()) || at > now || at < new Date(latest)) {
      setError('Choose a moment after the last move, up to now.');
      return;
    }
    if (!keep({ ...course, moves: [...course.moves, { id: newId(), at: at.toISOString() }] }))
      return;
    setChosen(null);
    setError(null);
  };
  const tone = status.isLate ? 'keeping-status-warn' : status.isDone ? 'keeping-status-done' : '';
  return (
    <>
      <div className={`keeping-status ${tone}`} aria-live="polite">
        <Standing status={status} />
      </div>
      {!status.isDone && (
        <form className="keeping-form" noValidate onSubmit={add}>
          <TextField
            label="Moved to a clean, dry tank at"
            type="datetime-local"
            className="keeping-wide"
            value={chosen ?? toDateTimeInput(now)}
            error={error}
            onChange={setChosen}
          />
          <Button type="submit">Add move</Button>
        </form>
      )}
      <ul className="keeping-rows" aria-label="Moves, newest first">
        {moves.map((move) => (
          <li key={move.id}>
            <span>Moved {formatWeekdayTime(new Date(move.at))}</span>
            <IconButton
              label={`Delete the move of ${formatWeekdayTime(new Date(move.at))}`}
              onClick={() => keep({ ...course, moves: without(course.moves, move.id) })}
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
