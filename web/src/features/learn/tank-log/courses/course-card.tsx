import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { replaced, without, type Treatment } from '#state/tank-log/tank-log.ts';
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
  const end = () =>
    undo(`Ended ${treatment.name}`, (log) => ({
      ...log,
      treatments: replaced(log.treatments, { ...treatment, endedOn: today }),
    }));
  const remove = () =>
    undo(`Deleted ${treatment.name}`, (log) => ({
      ...log,
      treatments: without(log.treatments, treatment.id),
    }));
  return (
    <Panel title={treatment.name} text={KIND_NAMES[treatment.kind]}>
      {treatment.kind === 'copper' && <CopperBody course={treatment} today={today} keep={keep} />}
      {treatment.kind === 'transfer' && <TransferBody course={treatment} now={now} keep={keep} />}
      {treatment.kind === 'observation' && (
        <ObservationBody course={treatment} today={today} keep={keep} />
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
  );
}
