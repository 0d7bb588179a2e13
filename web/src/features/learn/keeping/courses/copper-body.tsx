import { useState, type FormEvent, type ReactNode } from 'react';
import { copperRamp } from 'virtual:reef-content/care-figures';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { TrashIcon } from '#ui/layout/icons.tsx';
import { typedNumber } from '#features/learn/tools/typed-number.ts';
import { without, type CopperCourse } from '#state/tank-log/tank-log.ts';
import { copperStatus, type CopperStatus } from './courses.ts';
import { dayWords } from '@reef/domain/shipping/day';
import { ProgressBar } from './progress-bar.tsx';

/** No copper product is held above this, in ppm. */
const MOST_PPM = 10;

function headline({ phase, held }: CopperStatus, days: number): string {
  if (phase === 'done') return `Held for ${held} days: the course is complete`;
  if (phase === 'holding') return `Day ${held} of ${days} at the level`;
  return 'Raising: the count has not begun';
}

function Advice({ status, course }: { status: CopperStatus; course: CopperCourse }): ReactNode {
  const { phase, untested, brokenOn, isHigh, held } = status;
  const level = `${course.low}–${course.high} ppm`;
  return (
    <>
      {phase === 'done' && (
        <p>
          Take copper out with fresh carbon and water changes, then watch for two more weeks without
          medicine. The display stays without fish for its whole time.
        </p>
      )}
      {phase === 'raising' && (
        <p>
          Raise over {copperRamp.text} to {level}, in equal parts, and test before each. Pause if
          the fish stop eating.
        </p>
      )}
      {phase === 'holding' && <p>Keep {level}. Dose new water before it goes in.</p>}
      {isHigh && (
        <p className="keeping-outside">
          The last test is above {course.high} ppm. Change water without copper and test again.
        </p>
      )}
      {brokenOn !== null && phase !== 'done' && (
        <p className="keeping-outside">
          A test below {course.low} ppm on {dayWords(brokenOn, 'short')} set the count back to zero.
        </p>
      )}
      {untested > 0 && (
        <p className="keeping-outside">
          {untested === 1 ? 'One day has' : `${untested} days have`} no test since the count began.
          Such days are not counted, because nobody knows their level.
        </p>
      )}
      <ProgressBar part={held} whole={course.days} />
    </>
  );
}

/** Copper: where it stands, the day's test, and all tests. */
export function CopperBody({
  course,
  today,
  keep,
}: {
  course: CopperCourse;
  today: string;
  keep: (next: CopperCourse) => boolean;
}): ReactNode {
  const [text, setText] = useState('');
  const [day, setDay] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const status = copperStatus(course, today);
  const ppm = typedNumber(text);
  const isWrong = ppm === null || ppm > MOST_PPM;
  const chosen = day ?? today;
  const isDayWrong = chosen === '' || chosen < course.startedOn || chosen > today;
  const add = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isWrong || isDayWrong) return;
    if (!keep({ ...course, tests: [...course.tests, { id: newId(), day: chosen, ppm }] })) return;
    setText('');
    setDay(null);
    setIsTried(false);
  };
  const isWarned = status.isHigh || (status.brokenOn !== null && status.phase === 'raising');
  const tone = isWarned
    ? 'keeping-status-warn'
    : status.phase === 'done'
      ? 'keeping-status-done'
      : '';
  return (
    <>
      <div className={`keeping-status ${tone}`} aria-live="polite">
        <strong>{headline(status, course.days)}</strong>
        <Advice status={status} course={course} />
      </div>
      <form className="keeping-form" noValidate onSubmit={add}>
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
          value={chosen}
          error={isTried && isDayWrong ? 'Choose a day of the course, up to today.' : null}
          onChange={setDay}
        />
        <Button type="submit">Add copper test</Button>
      </form>
      <ul className="keeping-rows" aria-label="Copper tests, newest first">
        {course.tests
          .toSorted((a, b) => b.day.localeCompare(a.day))
          .map((test) => (
            <li key={test.id}>
              <span>{dayWords(test.day, 'short')}</span>
              <strong className={test.ppm < course.low ? 'keeping-outside' : undefined}>
                {test.ppm} ppm{test.ppm < course.low && ' (below)'}
                {test.ppm > course.high && ' (above)'}
              </strong>
              <IconButton
                label={`Delete the test of ${dayWords(test.day, 'short')}`}
                onClick={() => keep({ ...course, tests: without(course.tests, test.id) })}
              >
                <TrashIcon className="size-4" />
              </IconButton>
            </li>
          ))}
      </ul>
    </>
  );
}
