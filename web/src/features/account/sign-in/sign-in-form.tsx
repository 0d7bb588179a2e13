import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { SIGN_IN_MESSAGES } from '@reef/domain/accounts/sign-in-messages';
import { useAuth } from '#state/session/session.tsx';
import { Button } from '#ui/forms/button.tsx';
import { PinField } from '#ui/forms/pin-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { FORGOTTEN_PIN } from './sign-in-labels.ts';
import { type FieldName, missingIn, type Refusal, welcome, wordsOf } from './sign-in-words.ts';

/** Its own chunk: few users forget their PIN, and everybody signs in. */
const ForgottenPin = lazy(() => import('./forgotten-pin.tsx'));

const ResendConfirmation = lazy(() => import('./resend-confirmation.tsx'));

/**
 * A PIN that was wrong, or could not be checked for now, is cleared; else it can be tried again.
 */
const FORGETS_PIN: ReadonlySet<Refusal['refusal']> = new Set(['bad-credentials', 'locked']);

/**
 * Signing in (AUTH-02, AUTH-03); `onSuccess` leads to the page the user asked for. Those who forgot
 * their PIN request a link instead (ORD-06).
 */
export function SignInForm({
  email,
  isNext,
  onEmail,
  onSuccess,
}: {
  /** What is typed, here or in the sign-up form. */
  email: string;
  /** True if the form replaces the focused element, and takes its focus. */
  isNext: boolean;
  onEmail: (email: string) => void;
  onSuccess: () => void;
}): ReactNode {
  const [isForgotten, setIsForgotten] = useState<boolean | null>(null);
  const { signIn } = useAuth();
  const toast = useToast();
  const [pin, setPin] = useState('');
  const { form, faults, show, drop } = useFaults<FieldName>();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** The refusal, and the link that is offered with it, are about the address as it was. */
  const changeEmail = (value: string) => {
    setRefusal(null);
    onEmail(value);
  };

  const [isBusy, attempt] = useAction(async () => {
    setRefusal(null);
    const result = await signIn(email.trim(), pin);
    if (result.ok) {
      welcome(toast, result.isAdmin);
      onSuccess();
      return;
    }
    if (FORGETS_PIN.has(result.refusal)) setPin('');
    setRefusal(result);
    toast({ title: SIGN_IN_MESSAGES.errorTitle, text: wordsOf(result), tone: 'error' });
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = missingIn(email, pin);
    show(lacking);
    if (Object.keys(lacking).length === 0) attempt();
  };

  const field = (name: FieldName, value: string, change: (value: string) => void) => ({
    value,
    error: faults[name] ?? null,
    onChange: (next: string) => {
      drop(name);
      change(next);
    },
  });

  if (isForgotten === true) {
    return (
      <Suspense fallback={null}>
        <ForgottenPin email={email} onEmail={changeEmail} onBack={() => setIsForgotten(false)} />
      </Suspense>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in place of the focused element.
        autoFocus={isNext || isForgotten === false}
        {...field('email', email, changeEmail)}
      />
      <PinField
        label="PIN"
        autoComplete="current-password"
        required
        {...field('pin', pin, setPin)}
      />
      {refusal !== null && (
        <div className="grid justify-items-start gap-1 rounded-md border border-alarm/40 bg-alarm/10 px-4 py-3 text-sm text-foam">
          {/* The toast has announced it and disappears; here it can be read again. */}
          <p>{wordsOf(refusal)}</p>
          {refusal.refusal === 'unconfirmed' && (
            <Suspense fallback={null}>
              <ResendConfirmation email={email} />
            </Suspense>
          )}
        </div>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign In'}
      </Button>
      <Button kind="ghost" onClick={() => setIsForgotten(true)}>
        {FORGOTTEN_PIN}
      </Button>
    </form>
  );
}
