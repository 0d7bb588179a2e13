import type { ReactNode } from 'react';
import { OWN_DATA_MESSAGES, OwnData } from '@reef/domain/accounts/own-data';
import { callFunction } from '#platform/data/calls.ts';
import { saveJson } from '#platform/device/save-file.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';
import { Link } from '#ui/routing/link.tsx';

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

/** Downloading one's own data, and how to have it erased (ATT-113). */
export function OwnDataCard(): ReactNode {
  const toast = useToast();
  const [isBusy, fetchData] = useAction(async () => toast(await download()));
  return (
    <Panel
      title="Your data"
      text="A file with everything we keep of you: account, orders, tanks, mails and messages."
    >
      <div className="grid justify-items-start gap-4">
        <Button kind="secondary" isBusy={isBusy} onClick={fetchData}>
          {isBusy ? 'Fetching…' : 'Download my data'}
        </Button>
        <p className="text-sm text-haze">
          To have your account and what we keep of you erased, please{' '}
          <Link className="text-link" to="/contact">
            write to us
          </Link>
          . Orders stay in our books, without your name.
        </p>
      </div>
    </Panel>
  );
}
