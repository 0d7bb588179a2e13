import type { MouseEvent, ReactNode } from 'react';
import { cyclingAmmoniaDose } from 'virtual:reef-content/care-figures';
import { countText } from '@reef/domain/shared/count-text';
import { daysBetween, localDay } from '@reef/domain/shipping/day';
import { useNow } from '#platform/clock.ts';
import { readStored } from '#platform/storage.ts';
import { without } from '#state/tank-log/tank-log.ts';
import { Button } from '#ui/forms/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { CYCLE_ADVICE } from './cycle-advice.ts';
import { CycleChart, SERIES, SeriesSample } from './cycle-chart.tsx';
import {
  cycleStage,
  inOrder,
  NEW_CYCLE_DAYS,
  newestCycle,
  Readings,
  READINGS_KEY,
  type CycleStage,
  type Reading,
} from './cycle-readings.ts';
import { ReadingForm } from './reading-form.tsx';
import { ReadingTable, shortDay } from './reading-table.tsx';
import { putBack } from '#features/learn/tank-log/put-back.ts';
import { DeviceOnlyNote } from '#features/learn/tools/device-only-note.tsx';
import { NewerRecord } from '#features/learn/tools/newer-record.tsx';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { useKeptValue } from '#features/learn/tools/use-kept-inputs.ts';
import { hasNewer } from '#features/learn/tools/use-stored.ts';

const NONE: Reading[] = [];

const TITLE = 'Cycling tracker';
const TEXT =
  'Only for a tank without animals: with a fish, a snail or a coral in it, dose no ammonia. Type each test. The tracker draws the curves and says which stage they show and what comes next.';

function StagePanel({ stage, days }: { stage: CycleStage; days: number | null }): ReactNode {
  const { title, text, next } = CYCLE_ADVICE[stage];
  return (
    <div className={`cycle-stage cycle-${stage}`} aria-live="polite">
      <p className="cycle-stage-title">
        {title}
        {days !== null && <span className="figures">{`day ${days}`}</span>}
      </p>
      <p>{text}</p>
      <p className="cycle-next">
        <strong>Next:</strong> {next}
      </p>
    </div>
  );
}

/** Stores the readings of a cycling tank, draws them, and says what stage they show. */
export default function CyclingTracker(): ReactNode {
  const { value: readings, set, isLost, isNewer } = useKeptValue(READINGS_KEY, Readings, NONE);
  const toast = useToast();
  const today = localDay(useNow('minute'));
  const ordered = inOrder(readings);
  const cycle = newestCycle(readings);
  const first = cycle[0];
  const last = cycle.at(-1);
  const stage = cycleStage(readings, cyclingAmmoniaDose.low, today);
  const isOld = stage === 'old';
  // Looked up anew: an Undo may be pressed long after.
  const setReadings = (next: Reading[]) => !hasNewer(READINGS_KEY, Readings) && set(next);
  const keepOnly = (others: Reading[], title: string) => {
    const isStored = setReadings(others);
    const undo = () => {
      // Read again: more may have been entered since, here or in another tab.
      const present = isStored ? readStored(READINGS_KEY, Readings) : null;
      setReadings(putBack(present ?? others, ordered, others));
    };
    toast({ title, action: { label: 'Undo', onSelect: undo } });
  };
  const remove = (reading: Reading) =>
    keepOnly(
      without(ordered, reading.id),
      `Deleted the reading of ${shortDay(reading.day, today)}`,
    );
  const startOver = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    keepOnly(NONE, `Deleted ${countText(ordered.length, 'reading')}`);
    // The button disappears with what it deleted; the focus goes on to the fields.
    currentTarget.closest('.learn-tool')?.querySelector('input')?.focus();
  };
  if (isNewer) {
    return (
      <ToolFrame title={TITLE} text={TEXT}>
        <NewerRecord onDelete={() => void set(NONE)} />
      </ToolFrame>
    );
  }
  return (
    <ToolFrame title={TITLE} text={TEXT} isLost={isLost}>
      <StagePanel
        stage={stage}
        days={first && last && !isOld ? daysBetween(first.day, last.day) : null}
      />
      {first && !isOld && cycle.length < ordered.length && (
        <p className="tool-quiet">
          Counted from {shortDay(first.day, today)}: nothing was tested for {NEW_CYCLE_DAYS} days or
          more before it. Older readings stay in the table and prove nothing. If animals are in the
          tank, dose no ammonia.
        </p>
      )}
      {ordered.length > 0 && (
        <>
          <ul className="cycle-legend">
            {SERIES.map((series) => (
              <li key={series.key}>
                <SeriesSample series={series} />
                {series.label}
              </li>
            ))}
            <li className="cycle-unit">ppm</li>
          </ul>
          <div className="cycle-charts">
            <CycleChart readings={cycle} series={SERIES.slice(0, 2)} height={250} />
            <CycleChart readings={cycle} series={SERIES.slice(2)} height={150} />
          </div>
        </>
      )}
      <ReadingForm onAdd={(reading) => setReadings([...ordered, reading])} />
      {ordered.length > 0 && (
        <>
          <ReadingTable readings={ordered} today={today} onDelete={remove} />
          <div className="tool-actions">
            <Button kind="secondary" size="small" onClick={startOver}>
              Start over with a new tank
            </Button>
          </div>
        </>
      )}
      {!isLost && (
        <DeviceOnlyNote className="tool-small">
          Kept on this device only. Clearing the browser’s data clears the readings too.
        </DeviceOnlyNote>
      )}
    </ToolFrame>
  );
}
