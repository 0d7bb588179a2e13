import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { AuthFrame } from '#features/account/sign-in/auth-frame.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ResetPin } from './reset-pin.tsx';
import type { MailedLink } from './use-mailed-link.ts';

const RESET = { title: 'Choose a new PIN', text: 'It signs your account out everywhere else.' };
const CONFIRM = { title: 'Confirm your email', text: 'One press, and your account opens.' };

/** What a mailed link opens (ORD-06), in place of the sign-in form. */
export default function MailedLinkPage({ link: { use, token } }: { link: MailedLink }): ReactNode {
  const isReset = use === 'new-pin';
  const { title, text } = isReset ? RESET : CONFIRM;
  return (
    <AuthFrame title={title} text={text}>
      <Card className="w-full max-w-xl p-5 sm:p-8">
        {isReset ? <ResetPin token={token} /> : <ConfirmEmail token={token} />}
      </Card>
    </AuthFrame>
  );
}
