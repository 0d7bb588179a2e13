import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { MAX_EMAIL_LENGTH } from '@reef/domain/accounts/email';
import type { LinkOccasion } from '@reef/domain/accounts/link-calls';
import { requestLink, type LinkOutcome } from '#state/session/sign-in/mailed-links.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import LocalMailNote from './local-mail-note.tsx';
import { FORGOTTEN_PIN } from './sign-in-labels.ts';
import { missingEmail } from './sign-in-words.ts';

const BOX = 'rounded-md border border-lumen/40 bg-lumen/10 px-4 py-3 text-sm text-foam';

/** The shop's answer. A success has a region from the start, without which it is not read out. */
function Answer({ outcome }: { outcome: LinkOutcome | null }): ReactNode {
  const isSent = outcome?.ok === true;
  return (
    <>
      <output className={isSent ? BOX : 'sr-only'}>
        {isSent && (
          <>
            {outcome.message}
            <LocalMailNote />
          </>
        )}
      </output>
      {outcome?.ok === false && (
        <p role="alert" className={BOX}>
          {outcome.message}
        </p>
      )}
    </>
  );
}

/**
 * Requesting a mailed link (ORD-06): for a new PIN, or for the confirmation again. The answer is
 * the same for every address.
 */
export default function ForgottenPin({
  email,
  onEmail,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}): ReactNode {
  const { form, faults, show, drop } = useFaults<'email'>();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [form]);

  const [isBusy, send] = useAction(async (occasion: LinkOccasion) => {
    setOutcome(null);
    setOutcome(await requestLink(occasion, email.trim()));
  });

  const ask = (occasion: LinkOccasion) => {
    const missing = missingEmail(email);
    show(missing);
    if (missing.email === undefined) send(occasion);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask('forgotten');
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="text-xl">{FORGOTTEN_PIN}</h2>
        <p className="mt-2 text-mist">
          We email you a link to choose a new one. It works for every account, including one that we
          made for you.
        </p>
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        error={faults.email ?? null}
        onChange={(value) => {
          drop('email');
          onEmail(value);
        }}
      />
      <Answer outcome={outcome} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send me a link'}
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={() => ask('unconfirmed')}>
        {SIGN_UP_MESSAGES.resend}
      </Button>
      <Button kind="ghost" onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
