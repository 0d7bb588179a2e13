import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { Button } from '#ui/forms/button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '#ui/layout/icons.tsx';
import { SpinnerRing } from '#ui/forms/spinner.tsx';
import type { Step, StepState } from './setup-steps.ts';

const TONES: Record<StepState['status'], string> = {
  idle: 'text-haze',
  busy: 'text-lumen',
  passed: 'text-kelp',
  failed: 'text-alarm',
  disabled: 'text-sun',
};

function Sign({ status, number }: { status: StepState['status']; number: number }): ReactNode {
  if (status === 'busy') return <SpinnerRing className="size-5" />;
  if (status === 'passed') return <CheckIcon className="size-5" />;
  if (status === 'failed') return <WarningIcon className="size-5" />;
  if (status === 'disabled') return <InfoIcon className="size-5" />;
  return <span className="figures font-semibold">{number}</span>;
}

/** A step, its result, and the button that runs it alone. */
export function SetupStepRow({
  step,
  number,
  state,
  isLocked,
  onRun,
}: {
  step: Step;
  number: number;
  state: StepState;
  isLocked: boolean;
  onRun: () => void;
}): ReactNode {
  return (
    <li className="flex items-center gap-3.5 py-3" data-step={step.name} data-status={state.status}>
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-10 flex-none place-items-center rounded-full border border-current bg-abyss-900/70',
          TONES[state.status],
        )}
      >
        <Sign status={state.status} number={number} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-foam">{step.text}</p>
        <p className={classNames('text-sm', TONES[state.status])}>{state.text}</p>
      </div>
      <Button kind="secondary" disabled={isLocked} isBusy={state.status === 'busy'} onClick={onRun}>
        {step.label}
      </Button>
    </li>
  );
}
