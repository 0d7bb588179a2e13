import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '#ui/layout/card.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ResetPin } from './reset-pin.tsx';

/** A link that was mailed: what it is for, and its token. */
export type MailedLink = { use: string; token: string };

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * The mailed link that this address is, `/auth#new-pin=…` or `/auth#confirm=…`; null where it is none,
 * and at first, because the page is drawn without what stands behind `#`.
 */
export function useMailedLink(): MailedLink | null {
  const { hash } = useLocation();
  const isDrawn = useSyncExternalStore(never, inBrowser, onServer);
  const [, use, token] = /^#(new-pin|confirm)=([\w-]+)$/.exec(isDrawn ? hash : '') ?? [];
  return use === undefined || token === undefined ? null : { use, token };
}

const RESET = { title: 'Choose a new PIN', text: 'It signs your account out everywhere else.' };
const CONFIRM = { title: 'Confirm your email', text: 'One press, and your account opens.' };

/** What a mailed link opens (ORD-06), in the place of signing in. */
export function MailedLinkPage({ link: { use, token } }: { link: MailedLink }): ReactNode {
  const isReset = use === 'new-pin';
  const { title, text } = isReset ? RESET : CONFIRM;
  return (
    <div className="page grid justify-items-center pt-10 pb-20 sm:pt-16">
      <PageMeta title={title} isIndexed={false} />
      <div className="mb-7 max-w-xl text-center">
        <h1 tabIndex={-1} data-page-title className="text-3xl">
          {title}
        </h1>
        <p className="mt-3 text-lg text-mist">{text}</p>
      </div>
      <Card className="w-full max-w-xl p-5 sm:p-8">
        {isReset ? <ResetPin token={token} /> : <ConfirmEmail token={token} />}
      </Card>
    </div>
  );
}
