import type { ReactNode } from 'react';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn, passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { BeginCourse } from './begin-course.tsx';
import { without, type Treatment } from '#state/tank-log/tank-log.ts';
import { CourseCard } from './course-card.tsx';
import { FilePanel } from '#features/learn/tank-log/file-panel.tsx';
import { TankLogFrame } from '#features/learn/tank-log/tank-log-frame.tsx';
import { NewerRecord } from '#features/learn/tools/newer-record.tsx';
import { dayWithYear } from '@reef/domain/shipping/day-with-year';
import { TodayPanel } from '#features/learn/tank-log/today-panel.tsx';
import {
  useTankLog,
  usePresent,
  useUndo,
  type EditableTankLog,
} from '#features/learn/tank-log/use-tank-log.ts';

const DESCRIPTION =
  'Copper by day, tank transfers, observation: a tracker that counts the days and says what is due. On your device, offline, as a file.';

function Past({
  treatments,
  today,
  onDelete,
}: {
  treatments: readonly Treatment[];
  today: string;
  onDelete: (treatment: Treatment) => void;
}): ReactNode {
  return (
    <div ref={passFocusToHeading}>
      <Panel title="Ended">
        <ul className="keeping-rows">
          {treatments.map((treatment) => (
            <li key={treatment.id} ref={passFocusOn}>
              <span>
                <strong>{treatment.name}</strong>
                <small>
                  {treatment.kind}, ended {dayWithYear(treatment.endedOn ?? '', 'short', today)}
                </small>
              </span>
              <IconButton label={`Delete ${treatment.name}`} onClick={() => onDelete(treatment)}>
                <TrashIcon className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Tracker({
  log,
  edit,
  now,
  today,
}: EditableTankLog & { now: Date; today: string }): ReactNode {
  const undo = useUndo(edit);
  const running = log.treatments.filter(({ endedOn }) => endedOn === null);
  const ended = log.treatments.filter(({ endedOn }) => endedOn !== null);
  return (
    <>
      <TodayPanel log={log} now={now} page="treatment-tracker" />
      <div className="keeping-grid">
        {running.map((treatment) => (
          <CourseCard
            key={treatment.id}
            treatment={treatment}
            now={now}
            today={today}
            edit={edit}
          />
        ))}
        <BeginCourse
          now={now}
          onBegin={(treatment) =>
            edit((before) => ({ ...before, treatments: [...before.treatments, treatment] }))
          }
        />
        {ended.length > 0 && (
          <Past
            treatments={ended}
            today={today}
            onDelete={(treatment) =>
              undo(`Deleted ${treatment.name}`, (before) => ({
                ...before,
                treatments: without(before.treatments, treatment.id),
              }))
            }
          />
        )}
        <FilePanel log={log} edit={edit} today={today} />
      </div>
    </>
  );
}

/** /learn/treatment-tracker: courses of treatment, day by day, on this device (LEARN-12). */
export default function TreatmentPage(): ReactNode {
  const { isNewer, startOver, ...atHand } = useTankLog();
  const present = usePresent();
  return (
    <TankLogFrame
      path="/learn/treatment-tracker"
      title="Treatment Tracker"
      description={DESCRIPTION}
      text="Counts the days of a treatment, says what is due, and keeps what you measured on this device."
    >
      {present === null && <Spinner label="Opening your record…" className="min-h-[40svh]" />}
      {present !== null && isNewer && <NewerRecord onDelete={startOver} />}
      {present !== null && !isNewer && <Tracker {...atHand} {...present} />}
      <p className="tool-small mt-6">
        It does not know whether the disease is the one you think of, how your test kit errs, or
        what your product’s label says: the label decides, and a fish veterinarian before it. The
        protocols stand in{' '}
        <LearnLink to="/learn/marine-ich" className="text-link">
          Marine Ich
        </LearnLink>
        ,{' '}
        <LearnLink to="/learn/marine-velvet" className="text-link">
          Marine Velvet
        </LearnLink>{' '}
        and{' '}
        <LearnLink to="/learn/quarantine-procedures" className="text-link">
          Quarantine Procedures
        </LearnLink>
        .
      </p>
    </TankLogFrame>
  );
}
