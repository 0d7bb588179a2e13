import { isStandalone } from '#platform/device/standalone.ts';

/** A tab that waits for the payment page's address. */
export type PaymentTab = {
  /**
   * Sends the tab, or this page if no tab could be opened, to the payment page.
   * @returns true if it opens in its own tab.
   */
  go: (url: string) => boolean;
  /** Closes the tab again: there is nothing to pay. */
  close: () => void;
};

function waitingTab(): Window | null {
  // An installed app has no tabs: a window that it opens could not return to it.
  if (isStandalone()) return null;
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.document.title = 'Redirecting to Stripe...';
  tab.document.body.textContent = 'Redirecting to Stripe...';
  tab.document.body.style.cssText =
    'margin:0;min-height:100vh;display:grid;place-items:center;background:#041322;color:#f1fbff;font:600 1.2rem system-ui';
  return tab;
}

/**
 * Opens the tab for the payment page at once, while the press of the button still counts as a user
 * gesture: after the server's answer, popup blockers would stop it. If no tab can be opened, this
 * page itself goes to the payment page; the cart is stored and survives.
 */
export function openPaymentTab(): PaymentTab {
  const tab = waitingTab();
  return {
    close: () => tab?.close(),
    go: (url) => {
      if (tab === null || tab.closed) {
        window.location.assign(url);
        return false;
      }
      // The payment page must not be able to access the shop's window.
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
  };
}
