import { useState, type FormEvent, type ReactNode } from 'react';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { useAuth } from '#state/session/session.tsx';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { debugReport, type DebugReport } from './admin-debug.ts';

type Result = { report: DebugReport } | { problem: string };

async function ask(email: string, me: { uid: string; email: string }): Promise<Result> {
  try {
    const report = await debugReport(email, me);
    return report === null ? { problem: USER_MESSAGES.notFound } : { report };
  } catch (error) {
    const isRefused = String(error).includes('permission');
    return { problem: isRefused ? DENIAL_MESSAGES.adminOnly : USER_MESSAGES.unexpected };
  }
}

function Facts({ report }: { report: DebugReport }): ReactNode {
  const { email, userId, role, status, isVerified } = report;
  const isAdmin = role === 'admin' && status !== 'suspended';
  const facts = [
    ['Admin status', isAdmin ? 'Yes' : 'No'],
    ['Role', role ?? 'No role'],
    ['Account status', status ?? 'Unknown'],
    ['Email', email],
    ['Email verified', isVerified ? 'Yes' : 'No'],
    ['User ID', userId],
  ];
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-haze">{term}</dt>
          <dd className="font-semibold break-all text-foam">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Checks an account's admin status in the database (SETUP-04). */
export function AdminDebugCard(): ReactNode {
  const { user, role } = useAuth();
  const [email, setEmail] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const [isBusy, check] = useAction(async (me: NonNullable<typeof user>) => {
    setResult(await ask(email, me));
  });
  if (user === null) {
    return (
      <Panel title="Admin Debug" text="Nobody is signed in on this device.">
        <LinkButton to="/auth" kind="secondary" className="w-full">
          Sign In
        </LinkButton>
      </Panel>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(user);
  };
  return (
    <Panel title="Admin Debug" text="What the database says about an account, right now.">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint={
            role === 'admin'
              ? 'Leave it empty to check your own account.'
              : 'Only admins can check other accounts.'
          }
          placeholder={user.email}
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {isBusy ? 'Checking…' : 'Check Admin Status'}
        </Button>
      </form>
      <div aria-live="polite">
        {result !== null && 'report' in result && <Facts report={result.report} />}
        {result !== null && 'problem' in result && (
          <p className="mt-5 text-sm font-semibold text-alarm">{result.problem}</p>
        )}
      </div>
    </Panel>
  );
}
