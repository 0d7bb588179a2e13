import { useState, type ReactNode } from 'react';
import { confirmByLink, type LinkOutcome } from '#state/session/mailed-links.ts';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { MailedLinkPage, useLinkToken } from './mailed-link-page.tsx';

/**
 * Confirming an e-mail by a mailed link (ORD-06). It takes a press: programs that open the links of
 * every mail to look at them must not use the link up.
 */
export default function ConfirmEmailPage(): ReactNode {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    setOutcome(await confirmByLink(token));
    setIsBusy(false);
  };
  const isDone = outcome?.ok === true;
  return (
    <MailedLinkPage title="Confirm your email" text="One press, and your account opens.">
      <div className="grid gap-5">
        {outcome !== null && (
          <p
            role={isDone ? 'status' : 'alert'}
            className={
              isDone
                ? 'rounded-md border border-kelp/40 bg-kelp/10 px-4 py-3 text-foam'
                : 'rounded-md border border-alarm/40 bg-alarm/10 px-4 py-3 text-sm text-foam'
            }
          >
            {outcome.message}
          </p>
        )}
        {!isDone && (
          <Button size="large" isBusy={isBusy} onClick={() => void confirm()}>
            {isBusy ? 'Confirming…' : 'Confirm my email'}
          </Button>
        )}
        <LinkButton to="/auth" size="large" kind={isDone ? 'primary' : 'ghost'}>
          Go to Sign In
        </LinkButton>
      </div>
    </MailedLinkPage>
  );
}
