import { useState, type ReactNode } from 'react';
import { confirmByLink, type LinkOutcome } from '#state/session/sign-in/mailed-links.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { LinkAnswer } from './link-answer.tsx';
import { ToSignIn } from './to-sign-in.tsx';

/**
 * Confirming an e-mail by a mailed link (ORD-06). It takes a press: programs that check the links
 * in every mail by opening them must not use the link up.
 */
export function ConfirmEmail({ token }: { token: string }): ReactNode {
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isBusy, confirm] = useAction(async () => {
    setOutcome(null);
    setOutcome(await confirmByLink(token));
  });
  const isDone = outcome?.ok === true;
  return (
    <div className="grid gap-5">
      {outcome !== null && <LinkAnswer outcome={outcome} />}
      {!isDone && (
        <Button size="large" isBusy={isBusy} onClick={confirm}>
          {isBusy ? 'Confirming…' : 'Confirm my email'}
        </Button>
      )}
      <ToSignIn size="large" kind={isDone ? 'primary' : 'ghost'}>
        Go to Sign In
      </ToSignIn>
    </div>
  );
}
