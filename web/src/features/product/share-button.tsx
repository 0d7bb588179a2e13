import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { siteUrl } from '#platform/site.ts';
import { Button } from '#ui/forms/button.tsx';
import { ShareIcon } from '#ui/layout/icons.tsx';
import { useCopyLink } from '#ui/overlays/use-copy-link.ts';

/** The faults of a share that is over, or still under way. */
const SHARED = new Set(['AbortError', 'InvalidStateError']);

/**
 * Shares the product's address as the device does, or copies it (PROD-09): an installed app shows no
 * address. A press from before the app began may be too old for the browser to share.
 */
export function ShareButton({ product: { id, name } }: { product: Product }): ReactNode {
  const copy = useCopyLink();
  const share = async () => {
    const url = siteUrl(`/product/${id}`);
    try {
      await navigator.share({ title: name, url });
    } catch (fault) {
      // Whoever closed the device's sheet wants nothing copied, nor does a second press before it.
      const isShared = fault instanceof DOMException && SHARED.has(fault.name);
      if (!isShared) await copy(url);
    }
  };
  return (
    <Button kind="ghost" size="small" onClick={() => void share()}>
      <ShareIcon className="size-4" />
      Share
    </Button>
  );
}
