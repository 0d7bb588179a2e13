import type { ReactNode } from 'react';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { AnimalsPanel } from './animals-panel.tsx';
import { without } from '#state/tank-log/tank-log.ts';
import { FilePanel } from '#features/learn/tank-log/file-panel.tsx';
import { TankLogFrame } from '#features/learn/tank-log/tank-log-frame.tsx';
import { NewerRecord } from '#features/learn/tools/newer-record.tsx';
import { TankSummary } from './tank-summary.tsx';
import { TasksPanel } from '#features/learn/tank-log/tasks-panel.tsx';
import { TestsForm } from './tests-form.tsx';
import { TodayPanel } from '#features/learn/tank-log/today-panel.tsx';
import { Trends } from './trends.tsx';
import {
  useTankLog,
  usePresent,
  useUndo,
  type EditableTankLog,
} from '#features/learn/tank-log/use-tank-log.ts';

const DESCRIPTION =
  'Tests with their curves, animals with their quarantine, and reminders. A tank log that stays on your device, offline, and as a file.';

function Log({ log, edit, now, today }: EditableTankLog & { now: Date; today: string }): ReactNode {
  const undo = useUndo(edit);
  return (
    <>
      <TodayPanel log={log} now={now} page="tank-log" />
      <div className="keeping-grid">
        <Panel title="Tests" text="Type what you tested, and leave the rest empty.">
          <TestsForm
            today={today}
            onAdd={(tests) => edit((before) => ({ ...before, tests: [...before.tests, ...tests] }))}
          />
        </Panel>
        <Panel title="Trends" text="The green band is what a reef keeps.">
          <Trends
            tests={log.tests}
            today={today}
            onDelete={(test) =>
              undo('Deleted the test', (before) => ({
                ...before,
                tests: without(before.tests, test.id),
              }))
            }
          />
        </Panel>
        <AnimalsPanel log={log} edit={edit} today={today} />
        <TasksPanel log={log} edit={edit} today={today} />
        <TankSummary />
        <FilePanel log={log} edit={edit} today={today} />
      </div>
    </>
  );
}

/** /learn/tank-log: tests, animals and reminders on this device (LEARN-13). */
export default function TankLogPage(): ReactNode {
  const { isNewer, startOver, ...atHand } = useTankLog();
  const present = usePresent();
  return (
    <TankLogFrame
      path="/learn/tank-log"
      title="Tank Log"
      description={DESCRIPTION}
      text="What you measured, who arrived, and what is due. It stays on this device and works without a connection."
    >
      {present === null && <Spinner label="Opening your record…" className="min-h-[40svh]" />}
      {present !== null && isNewer && <NewerRecord onDelete={startOver} />}
      {present !== null && !isNewer && <Log {...atHand} {...present} />}
      <p className="tool-small mt-6">
        It does not know how your kits err, or what suits a tank of fish without coral. How often to
        test stands in{' '}
        <LearnLink to="/learn/testing-schedules" className="text-link">
          Testing Schedules
        </LearnLink>
        .
      </p>
    </TankLogFrame>
  );
}
