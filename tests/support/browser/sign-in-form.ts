import { expect, type Page } from '@playwright/test';
import { DEMO } from '../callables.ts';

/** Fills and sends the sign-in form that is on screen. */
export async function fillSignIn(
  page: Page,
  { email, pin }: { email: string; pin: string },
): Promise<void> {
  // The previous page may have an e-mail field too.
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel(/^PIN/).fill(pin);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs a demo account in through the screen. */
export async function signInOnScreen(page: Page, who: keyof typeof DEMO): Promise<void> {
  const [email, pin] = DEMO[who];
  await page.goto('/auth');
  await fillSignIn(page, { email, pin });
  // Up to three functions start for the first sign-in of a stack.
  await expect(page.getByText('Welcome back!').first()).toBeVisible({ timeout: 90_000 });
}
