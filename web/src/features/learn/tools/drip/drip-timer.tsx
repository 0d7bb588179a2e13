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
import { readyAlarm, soundAlarm } from './alarm.ts';
import { DripDial } from './drip-dial.tsx';
import { DripReadings } from './drip-readings.tsx';
import { DripReleaseCheck } from './drip-release-check.tsx';
import { DRIP_SESSION_KEY, DripSession, dripStatus, type DripStatus } from './drip-session.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { useStored } from '#features/learn/tools/use-stored.ts';
import { useWakeLock } from './use-wake-lock.ts';

const FIGURES = { float: floatTime, drip: { fish: dripTime, coral: coralDripTime } };

const ANIMALS = [
  { value: 'fish', label: 'Fish, invertebrates' },
  { value: 'coral', label: 'Coral' },
] as const;

const IDLE: DripSession = { animal: 'fish', floatStartedAt: null, dripStartedAt: null };

/** How often the alarm repeats until it is answered. */
const REPEAT_MS = 6000;

/** The words for the session's state. */
function instruction({ stage, phase }: DripStatus): string {
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

/** Sounds when a stage is over while the page is open, and again until the stage is left. */
function useAlarm(status: DripStatus | null): void {
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

function Running({
  status,
  bag,
  isMeasuring,
  onMeasure,
  onDrip,
  onEnd,
}: {
  status: DripStatus;
  bag: number | null;
  isMeasuring: boolean;
  onMeasure: (isMeasuring: boolean) => void;
  onDrip: (bag: number | null) => void;
  onEnd: () => void;
}): ReactNode {
  const isFloating = status.stage === 'float';
  const isRunning = status.phase === 'running';
  const isChecked = !isFloating && (isMeasuring || !isRunning);
  const isOpening = isFloating && isMeasuring;
  return (
    <div className="drip-running">
      <DripDial status={status} />
      <div>
        <Stages status={status} />
        {!isOpening && (
          <p className="drip-instruction" aria-live="polite">
            {instruction(status)}
          </p>
        )}
        {isOpening && <DripReadings onDrip={onDrip} onBack={() => onMeasure(false)} />}
        {isChecked && (
          <DripReleaseCheck
            bag={bag}
            // Measured before its time is up, the round continues; after it, another one begins.
            onContinue={() => (isRunning ? onMeasure(false) : onDrip(bag))}
            onDone={onEnd}
          />
        )}
        {!isOpening && !isChecked && (
          <div className="tool-actions">
            <Button kind={isFloating ? 'primary' : 'secondary'} onClick={() => onMeasure(true)}>
              {isFloating ? 'Measure and drip' : 'Measure both waters'}
            </Button>
            <Button kind="ghost" onClick={onEnd}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Idle({
  session,
  isMeasuring,
  onMeasure,
  onAnimal,
  onFloat,
  onDrip,
}: {
  session: DripSession;
  isMeasuring: boolean;
  onMeasure: (isMeasuring: boolean) => void;
  onAnimal: (animal: DripSession['animal']) => void;
  onFloat: () => void;
  onDrip: (bag: number) => void;
}): ReactNode {
  return (
    <div className="drip-start">
      <SegmentedToggle
        label="What arrived"
        value={session.animal}
        options={ANIMALS}
        onChange={onAnimal}
      />
      <p className="drip-least">
        Begin the drip with the least water that covers the animal, a pint or less for most, so that
        this rate can double it in time.
      </p>
      {isMeasuring ? (
        <DripReadings onDrip={onDrip} onBack={() => onMeasure(false)} />
      ) : (
        <div className="tool-actions">
          <Button onClick={onFloat}>Start floating</Button>
          <Button kind="secondary" onClick={() => onMeasure(true)}>
            Straight to the drip
          </Button>
        </div>
      )}
    </div>
  );
}

/** A timer for floating and dripping that uses the clock, so that a locked phone loses nothing. */
export default function DripTimer(): ReactNode {
  const [session, setSession] = useStored(DRIP_SESSION_KEY, DripSession, IDLE);
  const [isMeasuring, setIsMeasuring] = useState(false);
  const status = dripStatus(session, FIGURES, useNow('second'));
  // A visitor who measures the bag has heard the alarm of the float.
  useAlarm(isMeasuring && status?.stage === 'float' ? null : status);
  useWakeLock(status !== null);
  const go = (next: DripSession) => {
    setIsMeasuring(false);
    setSession(next);
  };
  const float = () => {
    readyAlarm();
    go({ ...session, floatStartedAt: now().toISOString() });
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
    >
      {status === null ? (
        <Idle
          session={session}
          isMeasuring={isMeasuring}
          onMeasure={setIsMeasuring}
          onAnimal={(animal) => setSession({ ...session, animal })}
          onFloat={float}
          onDrip={drip}
        />
      ) : (
        <Running
          status={status}
          bag={session.bag ?? null}
          isMeasuring={isMeasuring}
          onMeasure={setIsMeasuring}
          onDrip={drip}
          onEnd={() => go(IDLE)}
        />
      )}
      <p className="tool-small">
        The time is kept even if the phone locks or the page closes. It can only ring while the page
        is open, so the screen is kept on where the browser allows it.
      </p>
    </ToolFrame>
  );
}
