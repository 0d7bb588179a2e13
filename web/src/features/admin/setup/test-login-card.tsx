import { useState, type FormEvent, type ReactNode } from 'react';
import { SETUP_MESSAGES as WORDS } from '@reef/domain/accounts/admin-messages';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { type Toast, useToast } from '#ui/overlays/toast.tsx';
import { verifyLogin, type Credentials } from './admin-calls.ts';
import { CredentialFields, EMPTY_CREDENTIALS, hasCredentials } from './credential-fields.tsx';
import { ResultNote } from './result-note.tsx';

async function tryLogin(credentials: Credentials): Promise<Toast> {
  if (!hasCredentials(credentials)) {
    return { title: WORDS.missingCredentials, text: WORDS.bothRequired, tone: 'error' };
  }
  const login = await verifyLogin(credentials);
  return login.ok
    ? { title: WORDS.loginPassed, text: WORDS.adminStatus(login.isAdmin), tone: 'success' }
    : { title: WORDS.loginFailed, text: login.message, tone: 'error' };
}

/** Tries a login and shows whether it is an admin's (SETUP-03). */
export function TestLoginCard(): ReactNode {
  const toast = useToast();
  const [credentials, setCredentials] = useState(EMPTY_CREDENTIALS);
  const [result, setResult] = useState<Toast | null>(null);
  const [isBusy, test] = useAction(async () => {
    const found = await tryLogin(credentials);
    setResult(found);
    toast(found);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test();
  };
  return (
    <Panel title="Test Admin Login" text="You stay signed in, or out, as you are.">
      <form noValidate onSubmit={submit}>
        <CredentialFields value={credentials} onChange={setCredentials} />
        <Button type="submit" kind="secondary" className="mt-5 w-full" isBusy={isBusy}>
          {isBusy ? 'Testing…' : 'Test Login'}
        </Button>
      </form>
      {result !== null && <ResultNote result={result} />}
    </Panel>
  );
}
