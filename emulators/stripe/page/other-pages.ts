import { successUrl } from '#stripe/checkout/session-view.ts';
import type { Answer } from '#stripe/http/reply.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import { html } from '#shared/html.ts';
import { pageAnswer } from './layout.ts';
import { money } from './summary.ts';

/** The page of a session that can no longer be paid: it says why and links back. */
export function closedPage(record: SessionRecord): Answer {
  const isPaid = record.session.status === 'complete';
  const back = isPaid ? successUrl(record.session) : record.session.cancel_url;
  const title = isPaid ? 'This checkout is already complete' : 'This checkout has expired';
  const text = isPaid
    ? 'The payment for this order was already given. Nothing more is due.'
    : 'Nothing was paid. Go back to the shop and start again.';
  const body = html`<main class="single">
    <h1>${title}</h1>
    <p>${text}</p>
    ${back !== null && html`<a class="primary" href="${new URL(back).href}">Return to the shop</a>`}
  </main>`;
  return pageAnswer(200, `${title} – Stripe stand-in`, body);
}

/** The page for an address that names no session. */
export const unknownPage = (): Answer =>
  pageAnswer(
    404,
    'Not found – Stripe stand-in',
    html`<main class="single">
      <h1>There is no such checkout</h1>
      <p>The address may be cut short, or the stand-in was reset.</p>
    </main>`,
  );

/** The page of the buyer's bank that asks them to confirm the payment (3-D Secure). */
export function authenticatePage(record: SessionRecord): Answer {
  const amount = money(record, record.session.amount_total ?? 0);
  const body = html`<main class="single">
    <h1>Confirm your payment</h1>
    <p>Your bank asks you to confirm ${amount}. This is its test page.</p>
    <form method="post" action="/c/pay/${record.session.id}/authenticate" class="buttons">
      <button class="primary" name="outcome" value="complete">Complete</button>
      <button class="secondary" name="outcome" value="fail">Fail authentication</button>
    </form>
  </main>`;
  return pageAnswer(200, 'Confirm your payment – Stripe stand-in', body);
}
