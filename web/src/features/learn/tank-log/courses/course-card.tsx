import type { ReactNode } from 'react';
import { localDay } from '@reef/domain/shipping/day';
import { now as currentMoment } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { replaced, without, type TankLog, type Treatment } from '#state/tank-log/tank-log.ts';
import { CopperBody } from './copper-body.tsx';
import { TransferBody } from './transfer-body.tsx';
import { ObservationBody } from './observation-body.tsx';
import { isCourseDone } from './courses.ts';
import { useUndo, type EditTankLog } from '#features/learn/tank-log/use-tank-log.ts';

const KIND_NAMES = {
  copper: 'Copper',
  transfer: 'Tank transfer',
  observation: 'Observation',
} as const satisfies Record<Treatment['kind'], string>;

/** A course without one of its tests, moves or looks. */
function withoutRow(course: Treatment, id: string): Treatment {
  switch (course.kind) {
    case 'copper':
      return { ...course, tests: without(course.tests, id) };
    case 'transfer':
      return { ...course, moves: without(course.moves, id) };
    case 'observation':
      return { ...course, looks: without(course.looks, id) };
  }
}

/** A running course: its state, its inputs, and a button to end it. */
export function CourseCard({
  treatment,
  now,
  today,
  edit,
}: {
  treatment: Treatment;
  now: Date;
  today: string;
  edit: EditTankLog;
}): ReactNode {
  const undo = useUndo(edit);
  const keep = (next: Treatment) =>
    edit((log) => ({ ...log, treatments: replaced(log.treatments, next) }));
  const isDone = isCourseDone(treatment, today, now);
  // From what is stored: the undo knows by it what was changed.
  const changed = (change: (course: Treatment) => Treatment) => (log: TankLog) => ({
    ...log,
    treatments: log.treatments.map((each) => (each.id === treatment.id ? change(each) : each)),
  });
  const end = () =>
    undo(
      `Ended ${treatment.name}`,
      changed((course) => ({ ...course, endedOn: localDay(currentMoment()) })),
    );
  const removeRow = (id: string, what: string) =>
    undo(
      `Deleted ${what}`,
      changed((course) => withoutRow(course, id)),
    );
  const remove = () =>
    undo(`Deleted ${treatment.name}`, (log) => ({
      ...log,
      treatments: without(log.treatments, treatment.id),
    }));
  return (
    <div ref={passFocusToHeading}>
      <Panel title={treatment.name} text={KIND_NAMES[treatment.kind]}>
        {treatment.kind === 'copper' && (
          <CopperBody course={treatment} today={today} keep={keep} onDelete={removeRow} />
        )}
        {treatment.kind === 'transfer' && (
          <TransferBody course={treatment} now={now} keep={keep} onDelete={removeRow} />
        )}
        {treatment.kind === 'observation' && (
          <ObservationBody course={treatment} today={today} keep={keep} onDelete={removeRow} />
        )}
        <div className="tool-actions mt-5">
          <Button kind={isDone ? 'primary' : 'ghost'} onClick={end}>
            {isDone ? 'Finish' : 'End early'}
          </Button>
          <Button kind="ghost" onClick={remove}>
            Delete
          </Button>
        </div>
      </Panel>
    </div>
  );
}
