import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '#shared/listen-locally.ts';
import { MailStore } from './mail-store.ts';
import { listPage, mailPage } from './pages.ts';
import { type MailMode, smtpServer } from './smtp.ts';

const HOST = '127.0.0.1';

/** The ports of the mailbox. */
export type MailboxPorts = { smtp: number; page: number };

function answer(response: ServerResponse, type: string, body: string, status = 200): void {
  // A mail may not load or run anything, whatever it holds.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
  };
  response.writeHead(status, headers).end(body);
}

type Mailbox = { store: MailStore; mode: MailMode };

function serve(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`);
  const html = (body: string) => answer(response, 'text/html', body);
  if (request.method === 'POST' && pathname === '/mode') {
    // Browsers name the page that sends it; no page may switch the mail off.
    if (request.headers.origin !== undefined) {
      return answer(response, 'text/plain', 'Not from a page.', 403);
    }
    mailbox.mode = searchParams.get('is') === 'refuse' ? 'refuse' : 'accept';
    return answer(response, 'text/plain', mailbox.mode);
  }
  if (pathname === '/') return html(listPage(mailbox.store.list(null)));
  if (pathname === '/mails') {
    return answer(
      response,
      'application/json',
      JSON.stringify(mailbox.store.list(searchParams.get('to'))),
    );
  }
  const [, id = '', part] = pathname.split('/');
  const mail = mailbox.store.find(Number(id));
  if (mail === undefined) return answer(response, 'text/plain', 'No such mail.', 404);
  return html(part === 'html' ? mail.html : mailPage(mail));
}

/**
 * A mailbox: an SMTP server that takes mail for everybody, and a page that shows it. `GET
 * /mails?to=` answers JSON. `POST /mode?is=refuse` makes the server refuse mail as a busy one does,
 * `?is=accept` ends that. Pages of other origins can do neither.
 * @returns a function that closes both.
 * @throws if a port is taken.
 */
export async function startMailbox(ports: MailboxPorts): Promise<() => Promise<void>> {
  const mailbox: Mailbox = { store: new MailStore(), mode: 'accept' };
  const smtp = smtpServer(mailbox.store, () => mailbox.mode);
  const pages = createServer((request, response) => serve(mailbox, request, response));
  await Promise.all([
    new Promise<void>((resolve, reject) => {
      smtp.once('error', reject);
      smtp.listen(ports.smtp, HOST, resolve);
    }),
    listenLocally(pages, ports.page),
  ]);
  // A broken connection is the sender's problem, not the stack's.
  smtp.on('error', () => undefined);
  return async () => {
    pages.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => smtp.close(resolve)),
      new Promise<void>((resolve) => pages.close(() => resolve())),
    ]);
  };
}
