import { useEffect, useRef, type ReactNode } from 'react';
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

/** Words for where the session stands. */
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
  onDrip,
  onEnd,
}: {
  status: DripStatus;
  onDrip: () => void;
  onEnd: () => void;
}): ReactNode {
  const isFloating = status.stage === 'float';
  return (
    <div className="drip-running">
      <DripDial status={status} />
      <div>
        <Stages status={status} />
        <p className="drip-instruction" aria-live="polite">
          {instruction(status)}
        </p>
        {!isFloating && status.phase !== 'running' ? (
          <DripReleaseCheck onContinue={onDrip} onDone={onEnd} />
        ) : (
          <div className="tool-actions">
            {isFloating && <Button onClick={onDrip}>Start the drip</Button>}
            <Button kind="ghost" onClick={onEnd}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** A timer for floating and dripping that goes by the clock, so that a locked phone loses nothing. */
export default function DripTimer(): ReactNode {
  const [session, setSession] = useStored(DRIP_SESSION_KEY, DripSession, IDLE);
  const status = dripStatus(session, FIGURES, useNow('second'));
  useAlarm(status);
  useWakeLock(status !== null);
  const start = (stage: 'floatStartedAt' | 'dripStartedAt') => {
    readyAlarm();
    setSession({ ...session, [stage]: now().toISOString() });
  };
  return (
    <ToolFrame
      title="Drip timer"
      text={`Float ${floatTime.text}, then drip: ${dripTime.text} for fish, at most ${coralDripTime.text} for coral.`}
    >
      {status === null ? (
        <div className="drip-start">
          <SegmentedToggle
            label="What arrived"
            value={session.animal}
            options={ANIMALS}
            onChange={(animal) => setSession({ ...session, animal })}
          />
          <p className="drip-least">
            Begin the drip with the least water that covers the animal, a pint or less for most, so
            that this rate can double it in time.
          </p>
          <div className="tool-actions">
            <Button onClick={() => start('floatStartedAt')}>Start floating</Button>
            <Button kind="secondary" onClick={() => start('dripStartedAt')}>
              Straight to the drip
            </Button>
          </div>
        </div>
      ) : (
        <Running
          status={status}
          onDrip={() => start('dripStartedAt')}
          onEnd={() => setSession(IDLE)}
        />
      )}
      <p className="tool-small">
        The time is kept even if the phone locks or the page closes. It can only ring while the page
        is open, so the screen is kept on where the browser allows it.
      </p>
    </ToolFrame>
  );
}
