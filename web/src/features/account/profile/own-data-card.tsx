import type { ReactNode } from 'react';
import { OWN_DATA_MESSAGES, OwnData } from '@reef/domain/accounts/own-data';
import { callFunction } from '#platform/data/calls/calls.ts';
import { saveJson } from '#platform/device/save-file.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';
import { Link } from '#ui/routing/link.tsx';
import { useConfirmationLink } from '#features/account/mailed-links/use-confirmation-link.ts';

/** Fetches the user's own data and saves it as a file. @returns what to say about it. */
async function download(): Promise<Toast> {
  const answer = await callFunction('export_my_data', null, OwnData);
  if (!answer.ok) {
    const isLimit = answer.code === 'resource-exhausted';
    const text = isLimit ? answer.message : OWN_DATA_MESSAGES.failed.text;
    return { ...OWN_DATA_MESSAGES.failed, text, tone: 'error' };
  }
  const day = answer.data.made_at.slice(0, 10);
  saveJson(JSON.stringify(answer.data, null, 2), `reef-my-data-${day}.json`);
  return { ...OWN_DATA_MESSAGES.saved, tone: 'success' };
}

/** An unconfirmed address may be another person's: what came from it is not in the file yet. */
function Unconfirmed({ email }: { email: string }): ReactNode {
  const [isBusy, send] = useConfirmationLink(email);
  return (
    <>
      <p className="text-sm text-haze">
        Messages and other emails are in the file once your email is confirmed.
      </p>
      <Button kind="ghost" isBusy={isBusy} onClick={send}>
        Send me a confirmation link
      </Button>
    </>
  );
}

const ALL =
  'A file with what we keep about you: account, orders, reports of losses, tanks, emails and messages. Photos of losses, and messages from an earlier email address, are not in it: ask us for those.';
const ABOUT_ACCOUNT =
  'A file with your account, your orders, your reports of losses, your tanks, and the emails about them. Photos of losses are not in it: ask us for those.';

/** Downloading one's own data, and how to have it erased (ATT-113). */
export function OwnDataCard({
  unconfirmedEmail,
}: {
  /** The account's e-mail if it is not confirmed, else null. */
  unconfirmedEmail: string | null;
}): ReactNode {
  const toast = useToast();
  const [isBusy, fetchData] = useAction(async () => toast(await download()));
  return (
    <Panel title="Your data" text={unconfirmedEmail === null ? ALL : ABOUT_ACCOUNT}>
      <div className="grid justify-items-start gap-4">
        <Button kind="secondary" isBusy={isBusy} onClick={fetchData}>
          {isBusy ? 'Fetching…' : 'Download my data'}
        </Button>
        {unconfirmedEmail !== null && <Unconfirmed email={unconfirmedEmail} />}
        <p className="text-sm text-haze">
          To have your account and what we keep about you erased, please{' '}
          <Link className="text-link" to="/contact">
            write to us
          </Link>
          . Orders stay in our books: with your name as long as the law asks for it, then without.
          All we keep, and for how long, is under{' '}
          <Link className="text-link" to="/privacy">
            Privacy
          </Link>
          .
        </p>
      </div>
    </Panel>
  );
}
