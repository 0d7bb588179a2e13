import { outbox, startClaimOutbox } from '#state/claims/claim-outbox.ts';
import type { ShowToast } from '#ui/overlays/toast.tsx';

/** How the page shows messages, and opens another page. */
type Page = { toast: ShowToast; open: (path: string) => void | Promise<void> };

/** The ids of refused reports that a message has told of. */
const told = new Set<string>();

/** Tells of each refused report once, unless its order's page is open, which shows it. */
export function showRefused({ toast, open }: Page): void {
  for (const { request_id, order_number, phase, refusal } of outbox.get()) {
    if (phase !== 'refused') {
      told.delete(request_id);
      continue;
    }
    if (told.has(request_id)) continue;
    const path = order_number === undefined ? '/orders' : `/orders/${order_number}`;
    if (order_number !== undefined && location.pathname === path) continue;
    told.add(request_id);
    toast({
      title: 'Your loss report was not accepted',
      text: refusal ?? undefined,
      tone: 'warning',
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
  outbox.subscribe(() => showRefused(page));
  showRefused(page);
}
