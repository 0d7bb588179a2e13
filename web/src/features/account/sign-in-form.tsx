import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { SIGN_IN_MESSAGES } from '@reef/domain/accounts/account-messages';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { useAuth } from '#state/session/session.tsx';
import type { SignInResult } from '#state/session/sign-in.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { type ShowToast, useToast } from '#ui/overlays/toast.tsx';

type Refusal = Extract<SignInResult, { ok: false }>;

const WORDS = {
  'bad-credentials': AUTH_MESSAGES.badCredentials,
  unconfirmed: AUTH_MESSAGES.unconfirmed,
  unexpected: AUTH_MESSAGES.unexpected,
};

function wordsOf(result: Refusal): string {
  return result.refusal === 'locked' ? result.message : WORDS[result.refusal];
}

function welcome(toast: ShowToast, isAdmin: boolean): void {
  toast({
    title: SIGN_IN_MESSAGES.successTitle,
    text: isAdmin ? SIGN_IN_MESSAGES.adminSuccess : SIGN_IN_MESSAGES.success,
    tone: 'success',
  });
}

type Missing = { email?: string; pin?: string };

function missingIn(email: string, pin: string): Missing {
  return {
    ...(email.trim() === '' ? { email: 'Enter your email' } : {}),
    ...(pin === '' ? { pin: 'Enter your PIN' } : {}),
  };
}

/** Signing in (AUTH-02, AUTH-03); `onSuccess` leads to the page they asked for. */
export function SignInForm({ onSuccess }: { onSuccess: () => void }): ReactNode {
  const { signIn } = useAuth();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [pin, setPin] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(missing).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);

  const attempt = async () => {
    setIsBusy(true);
    setProblem(null);
    const result = await signIn(email.trim(), pin);
    setIsBusy(false);
    if (result.ok) {
      welcome(toast, result.isAdmin);
      onSuccess();
      return;
    }
    const words = wordsOf(result);
    setPin('');
    setProblem(words);
    toast({ title: SIGN_IN_MESSAGES.errorTitle, text: words, tone: 'error' });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = missingIn(email, pin);
    setMissing(lacking);
    if (Object.keys(lacking).length === 0) void attempt();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        error={missing.email ?? null}
        onChange={setEmail}
      />
      <TextField
        label="PIN"
        type="password"
        autoComplete="current-password"
        required
        value={pin}
        error={missing.pin ?? null}
        onChange={setPin}
      />
      {problem !== null && (
        <p className="rounded-md border border-alarm/40 bg-alarm/10 px-4 py-3 text-sm text-foam">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign In'}
      </Button>
    </form>
  );
}
