import { outbox, startClaimOutbox } from '#state/claims/claim-outbox.ts';
import type { ShowToast } from '#ui/overlays/toast.tsx';

/** How the page shows messages, and opens another page. */
type Page = { toast: ShowToast; open: (path: string) => void | Promise<void> };

/** The ids of refused reports that this page has told of. */
const told = new Set<string>();

/** Tells of each refused report once, unless its order's page is open, which shows it. */
export function tellRefused({ toast, open }: Page): void {
  for (const { request_id, order_number, phase, refusal } of outbox.get()) {
    if (phase !== 'refused') {
      told.delete(request_id);
      continue;
    }
    if (told.has(request_id)) continue;
    told.add(request_id);
    const path = order_number === undefined ? '/orders' : `/orders/${order_number}`;
    if (location.pathname === path) continue;
    toast({
      title: 'Your report of a loss was not taken',
      text: `${refusal ?? ''} What you wrote is still on its order’s page.`.trim(),
      tone: 'warning',
      // Nothing else says it, and the guarantee runs out meanwhile.
      durationMs: Infinity,
      action: { label: 'See the order', onSelect: () => void open(path) },
    });
  }
}

let isFollowing = false;

/**
 * Sends queued reports of a loss, and tells of those that are refused. Repeating it changes nothing.
 */
export function followReports(page: Page): void {
  if (isFollowing) return;
  isFollowing = true;
  startClaimOutbox();
  outbox.subscribe(() => tellRefused(page));
  tellRefused(page);
}
