import { useEffect, useState, type ReactNode } from 'react';
import { useIsOnline } from '#platform/device/online.ts';
import { classNames } from '#ui/layout/class-names.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { CheckIcon, RefreshIcon, WarningIcon } from '#ui/layout/icons.tsx';
import { SpinnerRing } from '#ui/forms/spinner.tsx';
import { checkPart, SYSTEM_PARTS, type SystemCheck, type SystemPart } from './system-checks.ts';

function toneOf(check: SystemCheck | undefined): string {
  if (check === undefined) return 'text-haze';
  return check.isGood ? 'text-kelp' : 'text-sun';
}

/** Nothing is called good before the server has answered. */
export function nameOf(part: SystemPart, check: SystemCheck | undefined): string {
  if (check === undefined) return part.name;
  return check.isGood ? part.good : part.bad;
}

function Sign({ check }: { check: SystemCheck | undefined }): ReactNode {
  if (check === undefined) return <SpinnerRing className="size-5" />;
  return check.isGood ? <CheckIcon className="size-5" /> : <WarningIcon className="size-5" />;
}

function Part({ part, check }: { part: SystemPart; check: SystemCheck | undefined }): ReactNode {
  return (
    <li className="flex items-center gap-4 py-3.5" aria-busy={check === undefined}>
      <span
        className={classNames(
          'grid size-11 flex-none place-items-center rounded-full border border-current bg-abyss-900/70',
          toneOf(check),
        )}
      >
        <Sign check={check} />
      </span>
      <span>
        <span className="block font-semibold text-foam">{nameOf(part, check)}</span>
        <span className="figures block text-sm text-haze">{check?.text ?? 'Checking…'}</span>
      </span>
    </li>
  );
}

type Found = Partial<Record<SystemPart['key'], SystemCheck>>;

function Checks({ userId }: { userId: string }): ReactNode {
  const [found, setFound] = useState<Found>({});
  useEffect(() => {
    let isCurrent = true;
    const check = async (part: SystemPart) => {
      const result = await checkPart(part, userId);
      if (isCurrent) setFound((present) => ({ ...present, [part.key]: result }));
    };
    for (const part of SYSTEM_PARTS) void check(part);
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return SYSTEM_PARTS.map((part) => <Part key={part.key} part={part} check={found[part.key]} />);
}

/** The system overview: three checks, run now and again when the network comes or goes. */
export function SystemOverview({ userId }: { userId: string }): ReactNode {
  const isOnline = useIsOnline();
  const [round, setRound] = useState(0);
  return (
    <Panel
      title="System Overview"
      text="Checked when this page opens."
      actions={
        <IconButton label="Check again" onClick={() => setRound(round + 1)}>
          <RefreshIcon />
        </IconButton>
      }
    >
      <ul className="-my-2 divide-y divide-[var(--line)]" aria-live="polite">
        <Checks key={`${round} ${isOnline}`} userId={userId} />
      </ul>
    </Panel>
  );
}
