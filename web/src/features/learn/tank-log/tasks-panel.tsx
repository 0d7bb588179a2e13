import { useState, type FormEvent, type ReactNode } from 'react';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { Panel } from '#ui/layout/card.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { typedNumber } from '#ui/forms/typed-number.ts';
import { MAX_DAYS, MAX_NAME, replaced, without, type LogTask } from '#state/tank-log/tank-log.ts';
import { taskDueOn } from './due.ts';
import { daysBetween, localDay } from '@reef/domain/shipping/day';
import { dayWithYear } from '@reef/domain/shipping/day-with-year';
import { useUndo, type EditableTankLog, type EditTankLog } from './use-tank-log.ts';

/**
 * What most tanks need, by the care figures: tests three times a week count as every second day.
 */
const COMMON: readonly { title: string; everyDays: number }[] = [
  { title: 'Water change', everyDays: 7 },
  { title: 'Test alkalinity', everyDays: 2 },
  { title: 'Test nitrate and phosphate', everyDays: 7 },
  { title: 'New carbon', everyDays: 28 },
  { title: 'Clean the pumps', everyDays: 90 },
];

function AddTask({ log, edit }: EditableTankLog): ReactNode {
  const [title, setTitle] = useState('');
  const [days, setDays] = useState('7');
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const isTried = tries > 0;
  const every = typedNumber(days, { min: 1 });
  const isDaysWrong = every === null || !Number.isInteger(every) || every > MAX_DAYS;
  const keep = (task: { title: string; everyDays: number }) =>
    edit((before) => ({
      ...before,
      tasks: [...before.tasks, { ...task, id: newId(), lastDoneOn: null }],
    }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (title.trim() === '' || isDaysWrong) return;
    if (!keep({ title: title.trim(), everyDays: every })) return;
    setTitle('');
    setTries(0);
  };
  const offered = COMMON.filter((task) => log.tasks.every((each) => each.title !== task.title));
  return (
    <>
      {offered.length > 0 && (
        <ul className="tool-actions mb-5">
          {offered.map((task) => (
            <li key={task.title} ref={passFocusOn}>
              <Button kind="secondary" size="small" onClick={() => keep(task)}>
                {task.title}, every {task.everyDays} days
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form ref={form} className="keeping-form" noValidate onSubmit={add}>
        <TextField
          label="Another reminder"
          maxLength={MAX_NAME}
          autoComplete="off"
          value={title}
          error={isTried && title.trim() === '' ? 'Type what is to do.' : null}
          onChange={setTitle}
        />
        <TextField
          label="Every so many days"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          error={isTried && isDaysWrong ? `Type 1 to ${MAX_DAYS}.` : null}
          onChange={setDays}
        />
        <Button type="submit" kind="secondary">
          Add reminder
        </Button>
      </form>
    </>
  );
}

function dueWords(task: LogTask, today: string): string {
  const due = taskDueOn(task, today);
  const left = daysBetween(today, due);
  const when =
    left < 0
      ? `due since ${dayWithYear(due, 'short', today)}`
      : left === 0
        ? 'due today'
        : `due ${dayWithYear(due, 'short', today)}`;
  return `Every ${task.everyDays === 1 ? 'day' : `${task.everyDays} days`}, ${when}`;
}

function Row({
  task,
  today,
  edit,
}: {
  task: LogTask;
  today: string;
  edit: EditTankLog;
}): ReactNode {
  const undo = useUndo(edit);
  const done = () =>
    undo(`${task.title}: done`, (log) => ({
      ...log,
      tasks: replaced(log.tasks, { ...task, lastDoneOn: localDay(now()) }),
    }));
  const remove = () =>
    undo(`Deleted ${task.title}`, (log) => ({ ...log, tasks: without(log.tasks, task.id) }));
  return (
    <li ref={passFocusOn}>
      <span>
        <strong>{task.title}</strong>
        <small>{dueWords(task, today)}</small>
      </span>
      <span className="tool-actions">
        <Button
          kind="secondary"
          size="small"
          aria-label={`Done today: ${task.title}`}
          disabled={task.lastDoneOn === today}
          onClick={done}
        >
          Done today
        </Button>
        <Button kind="ghost" size="small" aria-label={`Delete ${task.title}`} onClick={remove}>
          Delete
        </Button>
      </span>
    </li>
  );
}

/** Repeating tasks. They are shown while the page is open; there is no alarm. */
export function TasksPanel({ log, edit, today }: EditableTankLog & { today: string }): ReactNode {
  return (
    <Panel title="Reminders" text="Shown under Today when you open this page. Nothing rings.">
      <AddTask log={log} edit={edit} />
      <ul className="keeping-rows">
        {log.tasks.map((task) => (
          <Row key={task.id} task={task} today={today} edit={edit} />
        ))}
      </ul>
    </Panel>
  );
}
