import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { MAX_EMAIL_LENGTH } from '@reef/domain/accounts/email';
import { requestLink, type LinkOutcome } from '#state/session/mailed-links.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import LocalMailNote from './local-mail-note.tsx';
import { FORGOTTEN_PIN } from './sign-in-labels.ts';

const BOX = 'rounded-md border border-lumen/40 bg-lumen/10 px-4 py-3 text-sm text-foam';

/** The shop's answer. A success has a region from the start, without which it is not read out. */
function Answer({ outcome }: { outcome: LinkOutcome | null }): ReactNode {
  const isSent = outcome?.ok === true;
  return (
    <>
      <output className={isSent ? BOX : 'visually-hidden'}>
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
  const [isMissing, setIsMissing] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const ask = async (occasion: 'forgotten' | 'unconfirmed') => {
    const isEmpty = email.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    setIsBusy(true);
    setOutcome(null);
    setOutcome(await requestLink(occasion, email.trim()));
    setIsBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask('forgotten');
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="text-xl">{FORGOTTEN_PIN}</h2>
        <p className="mt-2 text-mist">
          We mail you a link to choose a new one. It works for every account, also for one that we
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
        error={isMissing && email.trim() === '' ? 'Enter your email' : null}
        onChange={onEmail}
      />
      <Answer outcome={outcome} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send me a link'}
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={() => void ask('unconfirmed')}>
        {SIGN_UP_MESSAGES.resend}
      </Button>
      <Button kind="ghost" onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
