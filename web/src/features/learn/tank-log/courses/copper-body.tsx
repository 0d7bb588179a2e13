import { useState, type FormEvent, type ReactNode } from 'react';
import {
  copperAmine,
  copperAmineWait,
  copperFullCourse,
  copperRamp,
  copperSulfate,
} from 'virtual:reef-content/care-figures';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn, passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { typedNumber } from '#ui/forms/typed-number.ts';
import { MAX_PPM, type CopperCourse } from '#state/tank-log/tank-log.ts';
import { copperAdvice, copperHeadline } from './copper-advice.ts';
import { copperStatus } from './courses.ts';
import { dayWords, localDay } from '@reef/domain/shipping/day';
import { ProgressBar } from './progress-bar.tsx';

const FIGURES = {
  ramp: copperRamp.text,
  fullDays: copperFullCourse.low,
  sulfateHigh: copperSulfate.high,
  amine: copperAmine.text,
  amineHigh: copperAmine.high,
  amineWait: copperAmineWait.text,
};

/** Copper: its state, the day's test, and all tests. */
export function CopperBody({
  course,
  today,
  keep,
  onDelete,
}: {
  course: CopperCourse;
  today: string;
  keep: (next: CopperCourse) => boolean;
  /** Deletes a row; `what` it is, as in "the test of Nov 2". */
  onDelete: (id: string, what: string) => void;
}): ReactNode {
  const [text, setText] = useState('');
  const [day, setDay] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const isTried = tries > 0;
  const status = copperStatus(course, today);
  const ppm = typedNumber(text);
  const isWrong = ppm === null || ppm > MAX_PPM;
  const isWrongOn = (present: string) => {
    const chosen = day ?? present;
    return chosen < course.startedOn || chosen > present;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const present = localDay(now());
    if (isWrong || isWrongOn(present)) return;
    const test = { id: newId(), day: day ?? present, ppm };
    if (!keep({ ...course, tests: [...course.tests, test] })) return;
    setText('');
    setDay(null);
    setTries(0);
  };
  const isWarned =
    status.isHigh ||
    status.phase === 'unknown' ||
    (status.restarted !== null && status.phase === 'raising');
  const tone = isWarned
    ? 'keeping-status-warn'
    : status.phase === 'done'
      ? 'keeping-status-done'
      : '';
  return (
    <>
      <div className={`keeping-status ${tone}`} aria-live="polite">
        <strong>{copperHeadline(status, course.days, FIGURES)}</strong>
        {copperAdvice(status, course, FIGURES).map(({ text: sentence, isWarning }) => (
          <p key={sentence} className={isWarning ? 'keeping-outside' : undefined}>
            {sentence}
          </p>
        ))}
        <ProgressBar
          part={status.phase === 'done' ? course.days : status.held - 1}
          whole={course.days}
        />
      </div>
      {status.phase === 'done' && course.days < FIGURES.fullDays && (
        <div ref={passFocusToHeading} className="tool-actions mt-4">
          <Button
            kind="secondary"
            size="small"
            onClick={() => keep({ ...course, days: FIGURES.fullDays })}
          >
            It stays here: count to day {FIGURES.fullDays}
          </Button>
        </div>
      )}
      <form ref={form} className="keeping-form" noValidate onSubmit={add}>
        <TextField
          label="Copper test, ppm"
          inputMode="decimal"
          autoComplete="off"
          required
          value={text}
          error={isTried && isWrong ? 'Type a number from 0 to 10.' : null}
          onChange={setText}
        />
        <TextField
          label="Day of the test"
          type="date"
          required
          min={course.startedOn}
          max={today}
          value={day ?? today}
          error={isTried && isWrongOn(today) ? 'Choose a day of the course, up to today.' : null}
          onChange={setDay}
        />
        <Button type="submit">Add copper test</Button>
      </form>
      <ul className="keeping-rows" aria-label="Copper tests, newest first">
        {course.tests
          .toSorted((a, b) => b.day.localeCompare(a.day))
          .map((test) => (
            <li key={test.id} ref={passFocusOn}>
              <span>{dayWords(test.day, 'short')}</span>
              <strong className={test.ppm < course.low ? 'keeping-outside' : undefined}>
                {test.ppm} ppm{test.ppm < course.low && ' (below)'}
                {test.ppm > course.high && ' (above)'}
              </strong>
              <IconButton
                label={`Delete the test of ${dayWords(test.day, 'short')}`}
                onClick={() => onDelete(test.id, `the test of ${dayWords(test.day, 'short')}`)}
              >
                <TrashIcon className="size-4" />
              </IconButton>
            </li>
          ))}
      </ul>
    </>
  );
}
