import { useState, type ReactNode } from 'react';
import { SETUP_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { sleep } from '#platform/timing.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { CredentialFields, EMPTY_CREDENTIALS, hasCredentials } from './credential-fields.tsx';
import { SetupStepRow } from './setup-step-row.tsx';
import { runAll, runStep, STEPS, type StepName, type StepState } from './setup-steps.ts';

const IDLE: StepState = { status: 'idle', text: 'Not run yet' };
const ALL_IDLE: Record<StepName, StepState> = { add: IDLE, verify: IDLE, check: IDLE };

/** Add, Verify and Check, one by one or all in turn (SETUP-01). */
export function AdminManagementCard(): ReactNode {
  const toast = useToast();
  const [credentials, setCredentials] = useState(EMPTY_CREDENTIALS);
  const [states, setStates] = useState(ALL_IDLE);
  const [isBusy, begin] = useAction((work: () => Promise<void>) => work());
  const put = (name: StepName, state: StepState) =>
    setStates((present) => ({ ...present, [name]: state }));

  const run = async (name: StepName) => {
    put(name, { status: 'busy', text: 'Running…' });
    const state = await runStep(name, credentials);
    put(name, state);
    if (state.status === 'disabled') toast({ ...SETUP_MESSAGES.disabled, tone: 'warning' });
  };

  const start = (work: () => Promise<void>, needsCredentials: boolean) => {
    if (needsCredentials && !hasCredentials(credentials)) {
      const { missingCredentials: title, bothRequired: text } = SETUP_MESSAGES;
      toast({ title, text, tone: 'error' });
      return;
    }
    begin(work);
  };

  const startAll = async () => {
    setStates(ALL_IDLE);
    await runAll(run, sleep);
  };

  return (
    <Panel title="Admin Management" text="Try an admin's login step by step.">
      <CredentialFields value={credentials} onChange={setCredentials} />
      <ol className="mt-4 divide-y divide-[var(--line)]" aria-live="polite">
        {STEPS.map((step, index) => (
          <SetupStepRow
            key={step.name}
            step={step}
            number={index + 1}
            state={states[step.name]}
            isLocked={isBusy}
            onRun={() => start(() => run(step.name), step.name !== 'add')}
          />
        ))}
      </ol>
      <Button
        kind="secondary"
        className="mt-4 w-full"
        isBusy={isBusy}
        onClick={() => start(startAll, true)}
      >
        {isBusy ? 'Running…' : 'Run All'}
      </Button>
    </Panel>
  );
}
