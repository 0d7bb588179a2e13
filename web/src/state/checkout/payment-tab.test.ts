import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPaymentTab } from './payment-tab.ts';

const URL = 'https://pay.test/c/pay/cs_1';

/** A window, in an installed app or not, and what `window.open` returns. */
function stubWindow(tab: object | null, isInstalled = false) {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('window', {
    matchMedia: () => ({ matches: isInstalled }),
    open: () => tab,
    location: { assign },
  });
  return assign;
}

function aTab() {
  const replace = vi.fn<(url: string) => void>();
  const document = { title: '', body: { textContent: '', style: { cssText: '' } } };
  return { closed: false, opener: {}, document, location: { replace } };
}

afterEach(() => vi.unstubAllGlobals());

describe('CHK-04 openPaymentTab', () => {
  it('shows the payment page in a tab of its own, and says so', () => {
    const tab = aTab();
    const assign = stubWindow(tab);
    expect(openPaymentTab().go(URL)).toBe(true);
    expect(tab.location.replace).toHaveBeenCalledWith(URL);
    expect(tab.opener).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes there itself in an installed app, or where no tab is to be had or was closed again', () => {
    for (const [tab, isInstalled] of [
      [aTab(), true],
      [null, false],
      [{ ...aTab(), closed: true }, false],
    ] as const) {
      const assign = stubWindow(tab, isInstalled);
      expect(openPaymentTab().go(URL)).toBe(false);
      expect(assign).toHaveBeenCalledWith(URL);
    }
  });

  it('knows an installed app by Safari’s own sign, too', () => {
    const assign = stubWindow(aTab());
    vi.stubGlobal('navigator', { standalone: true });
    expect(openPaymentTab().go(URL)).toBe(false);
    expect(assign).toHaveBeenCalledWith(URL);
  });
});
