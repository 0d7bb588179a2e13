import { html, type Html } from '#shared/html.ts';
import { type ArrivedMail, MOST_MAILS } from './mail-store.ts';

const STYLE = html`<style>
  :root {
    color-scheme: dark;
  }
  body {
    margin: 0;
    background: #041322;
    color: #e6f4fa;
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  main {
    max-width: 960px;
    margin: 0 auto;
    padding: 24px 16px;
  }
  h1 {
    font-size: 24px;
    margin: 0 0 4px;
  }
  p {
    color: #a9c6d6;
  }
  ul {
    list-style: none;
    padding: 0;
  }
  li a {
    display: block;
    padding: 12px 14px;
    margin: 8px 0;
    border: 1px solid #1a4a6b;
    border-radius: 12px;
    color: inherit;
    text-decoration: none;
  }
  li a:hover,
  li a:focus-visible {
    border-color: #6be9f5;
    outline: none;
  }
  small {
    color: #a9c6d6;
    display: block;
    overflow-wrap: anywhere;
  }
  a {
    color: #6be9f5;
  }
  iframe {
    width: 100%;
    height: 70vh;
    border: 0;
    border-radius: 12px;
    background: #fff;
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    padding: 16px;
    border: 1px solid #1a4a6b;
    border-radius: 12px;
  }
</style>`;

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.markup;
}

/** The list of everything that has arrived. */
export function listPage(mails: readonly ArrivedMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, arrivedAt }) =>
      html`<li>
        <a href="/${id}"
          >${subject}<small>to ${to.join(', ')}, ${arrivedAt.slice(11, 19)}</small></a
        >
      </li>`,
  );
  const none = html`<p>Nothing has arrived yet.</p>`;
  const list =
    rows.length === 0
      ? none
      : html`<ul>
          ${rows}
        </ul>`;
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>
        Every mail of this local shop lands here. The newest ${MOST_MAILS} stay until it is stopped.
      </p>
      ${list}`,
  );
}

/** One mail: the HTML as a mail app shows it, then the plain text. The frame runs no scripts. */
export function mailPage(mail: ArrivedMail): string {
  const { id, subject, from, to, messageId, text } = mail;
  return page(
    subject,
    html`<p><a href="/">All mail</a></p>
      <h1>${subject}</h1>
      <small>from ${from}</small><small>to ${to.join(', ')}</small><small>${messageId}</small>
      <p>
        <iframe
          title="The mail"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="/${id}/html"
        ></iframe>
      </p>
      <pre>${linked(text)}</pre>`,
  );
}

/** The plain text with its addresses as links. */
function linked(text: string): Html {
  // What is captured is at the odd places.
  const parts = text.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
}
