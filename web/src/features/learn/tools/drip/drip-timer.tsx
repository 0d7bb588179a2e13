import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  coralDripTime,
  dripRate,
  dripTime,
  dripVolume,
  floatTime,
} from 'virtual:reef-content/care-figures';
import { now, useNow } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { readyAlarm, readyAlarmOnPress, soundAlarm } from './alarm.ts';
import { DripDial } from './drip-dial.tsx';
import { DripReadings, LEAST_WATER } from './drip-readings.tsx';
import { DripReleaseCheck } from './drip-release-check.tsx';
import { DRIP_SESSION_KEY, DripSession, dripStatus, type DripStatus } from './drip-session.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { useKeptValue } from '#features/learn/tools/use-kept-inputs.ts';
import { useWakeLock } from './use-wake-lock.ts';

const FIGURES = { float: floatTime, drip: { fish: dripTime, coral: coralDripTime } };

const ANIMALS = [
  { value: 'fish', label: 'Fish, invertebrates' },
  { value: 'coral', label: 'Coral' },
] as const;

const IDLE: DripSession = { animal: 'fish', floatStartedAt: null, dripStartedAt: null };

/** How often the alarm repeats until it is answered. */
const REPEAT_MS = 6000;

/** What is measured before the drip. */
const READING =
  'Bring bag and tank to the same temperature, open the bag, and measure both waters with one refractometer.';

/** The words for the session's state; `isReading`: bag and tank are measured before the drip. */
function instruction(status: DripStatus | null, isReading: boolean): string {
  if (isReading) return READING;
  if (status === null) return LEAST_WATER;
  const { stage, phase } = status;
  if (stage === 'float') {
    if (phase === 'running') return 'Floating. Keep the bag closed and the lights off.';
    if (phase === 'check') return 'Check the temperature. If bag and tank match, open the bag.';
    return 'Open the bag, measure its water, and start the drip.';
  }
  if (phase === 'running') {
    return `Dripping at ${dripRate.text}. Stop when the water has reached ${dripVolume.text} its volume.`;
  }
  if (phase === 'check') {
    return 'Has the water doubled? Then measure both waters. They decide, not the clock.';
  }
  return 'Stop the drip and measure both waters. They decide, not the clock.';
}

/** The controls on screen: one set takes the place of another. */
type Controls = 'start' | 'readings' | 'running' | 'release';

function controlsOf(status: DripStatus | null, isMeasuring: boolean): Controls {
  if (status === null) return isMeasuring ? 'readings' : 'start';
  if (status.stage === 'float') return isMeasuring ? 'readings' : 'running';
  return isMeasuring || status.phase !== 'running' ? 'release' : 'running';
}

/** Controls that go while they have the focus, by a press or by the clock, pass it on. */
const passFocusToInstruction = passFocusTo('.drip-instruction');

/** Sounds when a stage is over while the page is open, and again until the stage is left. */
function useAlarm(status: DripStatus | null): void {
  const isBegun = status !== null;
  useEffect(() => (isBegun ? readyAlarmOnPress() : undefined), [isBegun]);
  const key =
    status === null || status.phase === 'running' ? null : `${status.stage}-${status.phase}`;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (key === null) {
      wasRunning.current = status !== null;
      return undefined;
    }
    if (wasRunning.current || key.endsWith('over')) soundAlarm();
    if (!key.endsWith('over')) return undefined;
    const timer = setInterval(soundAlarm, REPEAT_MS);
    return () => clearInterval(timer);
    // The alarm belongs to the change of phase, not to every tick of the clock.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

function Stages({ status }: { status: DripStatus }): ReactNode {
  const at = status.stage === 'float' ? 0 : status.phase === 'over' ? 2 : 1;
  return (
    <ol className="drip-stages">
      {['Float', 'Drip', 'Release'].map((name, index) => (
        <li
          key={name}
          data-state={index < at ? 'done' : index === at ? 'now' : 'later'}
          aria-current={index === at ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** A timer for floating and dripping that uses the clock, so that a locked phone loses nothing. */
export default function DripTimer(): ReactNode {
  const {
    value: session,
    set: setSession,
    isLost,
  } = useKeptValue(DRIP_SESSION_KEY, DripSession, IDLE);
  const [isMeasuring, setIsMeasuring] = useState(false);
  const status = dripStatus(session, FIGURES, useNow('second'));
  // A visitor who measures the bag has heard the alarm of the float.
  useAlarm(isMeasuring && status?.stage === 'float' ? null : status);
  useWakeLock(status !== null);
  const shown = controlsOf(status, isMeasuring);
  const go = (next: DripSession) => {
    setIsMeasuring(false);
    setSession(next);
  };
  const float = () => {
    readyAlarm();
    // Nothing of a session that was left goes on: its drip would hide the float.
    go({ ...IDLE, animal: session.animal, floatStartedAt: now().toISOString() });
  };
  const drip = (bag: number | null) => {
    readyAlarm();
    const dripStartedAt = now().toISOString();
    go({ ...session, dripStartedAt, ...(bag !== null && { bag }) });
  };
  return (
    <ToolFrame
      title="Drip timer"
      text={`Float ${floatTime.text}, then drip: ${dripTime.text} for fish, at most ${coralDripTime.text} for coral.`}
      isLost={isLost}
    >
      <div className={status === null ? undefined : 'drip-running'}>
        {status !== null && <DripDial status={status} />}
        <div>
          {status === null ? (
            <SegmentedToggle
              label="What arrived"
              value={session.animal}
              options={ANIMALS}
              className="w-fit"
              onChange={(animal) => setSession({ ...session, animal })}
            />
          ) : (
            <Stages status={status} />
          )}
          {/* Rendered from the start, so that every change of it is read out. */}
          <p tabIndex={-1} className="drip-instruction" aria-live="polite">
            {instruction(status, shown === 'readings')}
          </p>
          {/* A float and a drip that run have controls of their own. */}
          <div key={shown === 'running' ? status?.stage : shown} ref={passFocusToInstruction}>
            {shown === 'start' && (
              <div className="tool-actions">
                <Button onClick={float}>Start floating</Button>
                <Button kind="secondary" onClick={() => setIsMeasuring(true)}>
                  Straight to the drip
                </Button>
              </div>
            )}
            {shown === 'readings' && (
              <DripReadings onDrip={drip} onBack={() => setIsMeasuring(false)} />
            )}
            {shown === 'running' && (
              <div className="tool-actions">
                <Button
                  kind={status?.stage === 'float' ? 'primary' : 'secondary'}
                  onClick={() => setIsMeasuring(true)}
                >
                  {status?.stage === 'float' ? 'Measure and drip' : 'Measure both waters'}
                </Button>
                <Button kind="ghost" onClick={() => go(IDLE)}>
                  Cancel
                </Button>
              </div>
            )}
            {shown === 'release' && (
              <DripReleaseCheck
                bag={session.bag ?? null}
                // Measured before its time is up, the round continues; after it, another one begins.
                onContinue={() =>
                  status?.phase === 'running' ? setIsMeasuring(false) : drip(session.bag ?? null)
                }
                onDone={() => go(IDLE)}
              />
            )}
          </div>
        </div>
      </div>
      <p className="tool-small">
        {!isLost && 'The time is kept even if the phone locks or the page closes. '}
        It can only ring while the page is open, so the screen is kept on where the browser allows
        it. After a reload, press anywhere on the page once, so that the browser lets it ring.
      </p>
    </ToolFrame>
  );
}
