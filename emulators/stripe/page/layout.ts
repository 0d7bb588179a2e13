import type { Answer } from '#stripe/http/reply.ts';
import { html, type Html } from '#shared/html.ts';

// Pictures come from the shop. No `form-action`: browsers also apply it to the redirect to the shop
// after paying.
const policy =
  "default-src 'none'; style-src 'self'; img-src http: https: data:; frame-ancestors 'none'; base-uri 'none'";

const frame = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/payment-page.css" />
      </head>
      <body>
        <header class="notice"><strong>Stripe stand-in:</strong> test mode, no real money</header>
        ${body}
      </body>
    </html> `;

/** A whole page as an answer. */
export function pageAnswer(status: number, title: string, body: Html): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    body: frame(title, body).markup,
  };
}

/** A redirect to another address, by GET. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  headers: { location },
  body: '',
});
