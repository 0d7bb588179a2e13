import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { PartErrorBoundary } from '#ui/layout/part-error-boundary.tsx';
import type { LogTest, ParameterName } from '#state/tank-log/tank-log.ts';
import { dayWithYear } from '@reef/domain/shipping/day-with-year';
import {
  lastChange,
  PARAMETER_NAMES,
  PARAMETER_WORDS,
  series,
  valueText,
} from '#state/tank-log/log-parameters.ts';
import { REEF_RANGES, sideOf } from './log-ranges.ts';

const loadChart = () => import('./trend-chart.tsx');
const TrendChart = lazy(loadChart);

/** Loads the chart before it is needed, so that the device has it without a connection. */
function useEarlyChart(): void {
  useEffect(() => {
    loadChart().catch(() => {});
  }, []);
}

function withUnit(parameter: ParameterName, value: number): string {
  return `${valueText(parameter, value)} ${PARAMETER_WORDS[parameter].unit}`.trim();
}

function Words({
  parameter,
  ordered,
  today,
}: {
  parameter: ParameterName;
  ordered: readonly LogTest[];
  today: string;
}): ReactNode {
  const last = ordered.at(-1);
  if (last === undefined) return null;
  const side = sideOf(parameter, last.value);
  const change = lastChange(ordered);
  const moved =
    change === null || change.by === 0
      ? ''
      : ` ${change.by < 0 ? 'Down' : 'Up'} ${withUnit(parameter, Math.abs(change.by))} in ${change.days === 1 ? 'one day' : `${change.days} days`}.`;
  return (
    <p aria-live="polite" className={side === 'inside' ? 'text-mist' : 'keeping-outside'}>
      {withUnit(parameter, last.value)} on {dayWithYear(last.day, 'short', today)},{' '}
      {side === 'inside' ? 'inside' : side} the range of {REEF_RANGES[parameter].text}.{moved}
    </p>
  );
}

function Table({
  parameter,
  ordered,
  today,
  onDelete,
}: {
  parameter: ParameterName;
  ordered: readonly LogTest[];
  today: string;
  onDelete: (test: LogTest) => void;
}): ReactNode {
  return (
    <details>
      <summary>All {ordered.length} tests</summary>
      <ul className="keeping-rows">
        {ordered.toReversed().map((test) => {
          const side = sideOf(parameter, test.value);
          return (
            <li key={test.id} ref={passFocusOn}>
              <span>{dayWithYear(test.day, 'short', today)}</span>
              <strong className={side === 'inside' ? undefined : 'keeping-outside'}>
                {withUnit(parameter, test.value)}
                {side !== 'inside' && ` (${side})`}
              </strong>
              <IconButton
                label={`Delete the test of ${dayWithYear(test.day, 'short', today)}`}
                onClick={() => onDelete(test)}
              >
                <TrashIcon className="size-4" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** One parameter at a time: its present value, its curve, and every test. */
export function Trends({
  tests,
  today,
  onDelete,
}: {
  tests: readonly LogTest[];
  today: string;
  onDelete: (test: LogTest) => void;
}): ReactNode {
  useEarlyChart();
  const [chosen, setChosen] = useState<ParameterName | null>(null);
  const tested = PARAMETER_NAMES.filter((name) =>
    tests.some(({ parameter }) => parameter === name),
  );
  const parameter = chosen !== null && tested.includes(chosen) ? chosen : tested[0];
  if (parameter === undefined)
    return <p className="text-haze">Your curves appear here with the first test.</p>;
  const ordered = series(tests, parameter);
  return (
    <div className="grid gap-4">
      <NativeSelect
        label="Parameter"
        value={parameter}
        options={tested.map((value) => ({ value, label: PARAMETER_WORDS[value].label }))}
        onChange={setChosen}
      />
      <Words parameter={parameter} ordered={ordered} today={today} />
      {ordered.length > 1 && (
        <div aria-hidden="true">
          <PartErrorBoundary
            fallback={
              <p className="tool-quiet">
                The curve needs a connection once. Every test stands below.
              </p>
            }
          >
            <Suspense fallback={<Spinner label="Drawing…" className="min-h-[15rem]" />}>
              <TrendChart parameter={parameter} tests={ordered} today={today} />
            </Suspense>
          </PartErrorBoundary>
        </div>
      )}
      <Table
        key={parameter}
        parameter={parameter}
        ordered={ordered}
        today={today}
        onDelete={onDelete}
      />
    </div>
  );
}
