import type { ReactNode } from 'react';
import { clockText, type DripStatus } from './drip-session.ts';

const RADIUS = 88;
const LENGTH = 2 * Math.PI * RADIUS;

/** The ring that fills while a stage runs, with the remaining time in its middle. */
export function DripDial({ status }: { status: DripStatus }): ReactNode {
  const { phase, share, remainingMs, minutes } = status;
  const checkAngle = (minutes.low / minutes.high) * 360;
  return (
    <div className={`drip-dial dial-${phase}`}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r={RADIUS} className="dial-track" />
        <circle
          cx="100"
          cy="100"
          r={RADIUS}
          className="dial-fill"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          transform="rotate(-90 100 100)"
        />
        <path d="M100 4v16" className="dial-mark" transform={`rotate(${checkAngle} 100 100)`} />
      </svg>
      <p className="dial-time figures" role="timer">
        <span>{phase === 'over' ? 'Time' : clockText(remainingMs)}</span>
        <small>{phase === 'over' ? 'is up' : 'left at most'}</small>
      </p>
    </div>
  );
}
