import { useEffect, useState, type ReactNode } from 'react';
import {
  shopUpdate,
  startServiceWorker,
  takeUpdate,
  type Update,
} from '#platform/device/service-worker.ts';
import { useStore } from '#platform/store.ts';
import { hasUnsavedWords } from '#platform/unsaved-words.ts';
import { Button } from '#ui/forms/button.tsx';
import { RefreshIcon } from '#ui/layout/icons.tsx';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { DISCARDING } from '#ui/overlays/discarding.ts';

const WORDS = {
  ready: { text: 'A new version of the shop is ready.', label: 'Update now' },
  taken: { text: 'The shop was updated. This tab has the old pages.', label: 'Reload this tab' },
} as const;

/**
 * Offers a new version and never forces it (PWA-03). `Later` hides the offer in this tab, until
 * another tab takes one or there is a newer one. A reload that would lose something typed asks first.
 */
export function UpdateBanner(): ReactNode {
  const update = useStore(shopUpdate);
  const confirm = useConfirm();
  const [putOff, setPutOff] = useState<Update>(null);
  useEffect(() => void startServiceWorker(), []);
  const take = async () => {
    if (!hasUnsavedWords() || (await confirm(DISCARDING))) takeUpdate();
  };
  const isShown = update !== null && update !== putOff;
  const { text, label } = WORDS[update instanceof Event ? 'taken' : 'ready'];
  return (
    <output className={isShown ? 'update-banner surface' : 'sr-only'}>
      {isShown && (
        <>
          <RefreshIcon className="size-5 flex-none text-lumen" />
          <span className="text-sm font-semibold text-foam">{text}</span>
          <Button size="small" onClick={() => void take()}>
            {label}
          </Button>
          <Button
            size="small"
            kind="ghost"
            onClick={() => {
              setPutOff(update);
              // This button goes.
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
            }}
          >
            Later
          </Button>
        </>
      )}
    </output>
  );
}
