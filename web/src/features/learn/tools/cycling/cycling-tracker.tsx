import type { ReactNode } from 'react';
import { cyclingAmmoniaDose } from 'virtual:reef-content/care-figures';
import { readStored } from '#platform/storage.ts';
import { without } from '#state/tank-log/tank-log.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { CYCLE_ADVICE } from './cycle-advice.ts';
import { CycleChart, SERIES, SeriesSample } from './cycle-chart.tsx';
import {
  cycleStage,
  inOrder,
  Readings,
  READINGS_KEY,
  type CycleStage,
  type Reading,
} from './cycle-readings.ts';
import { daysBetween } from '@reef/domain/shipping/day';
import { ReadingForm } from './reading-form.tsx';
import { ReadingTable, shortDay } from './reading-table.tsx';
import { putBack } from '#features/learn/tank-log/put-back.ts';
import { DeviceOnlyNote } from '#features/learn/tools/device-only-note.tsx';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { useKeptValue } from '#features/learn/tools/use-kept-inputs.ts';

const NONE: Reading[] = [];

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
  const { value: readings, set: setReadings, isLost } = useKeptValue(READINGS_KEY, Readings, NONE);
  const toast = useToast();
  const ordered = inOrder(readings);
  const first = ordered[0];
  const last = ordered.at(-1);
  const remove = (reading: Reading) => {
    const others = without(ordered, reading.id);
    const isStored = setReadings(others);
    const undo = () => {
      // Read again: more may have been entered since, here or in another tab.
      const present = isStored ? readStored(READINGS_KEY, Readings) : null;
      setReadings(putBack(present ?? others, ordered, others));
    };
    toast({
      title: `Deleted the reading of ${shortDay(reading.day)}`,
      action: { label: 'Undo', onSelect: undo },
    });
  };
  return (
    <ToolFrame
      title="Cycling tracker"
      text="Only for a tank without animals: with a fish, a snail or a coral in it, dose no ammonia. Type each test. The tracker draws the curves and says which stage they show and what comes next."
      isLost={isLost}
    >
      <StagePanel
        stage={cycleStage(ordered, cyclingAmmoniaDose.low)}
        days={first && last ? daysBetween(first.day, last.day) : null}
      />
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
            <CycleChart readings={ordered} series={SERIES.slice(0, 2)} height={250} />
            <CycleChart readings={ordered} series={SERIES.slice(2)} height={150} />
          </div>
        </>
      )}
      <ReadingForm onAdd={(reading) => setReadings([...ordered, reading])} />
      {ordered.length > 0 && <ReadingTable readings={ordered} onDelete={remove} />}
      {!isLost && (
        <DeviceOnlyNote className="tool-small">
          Kept on this device only. Clearing the browser’s data clears the readings too.
        </DeviceOnlyNote>
      )}
    </ToolFrame>
  );
}
