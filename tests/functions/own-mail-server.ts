import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { listenLocally } from '#support/listen-locally.ts';

/**
 * A mail server: what arrived there by Message-ID, and whether it refuses, which it asks for every
 * mail.
 */
export type OwnMailServer = { arrived: string[]; refuses: () => boolean; url: string };

/**
 * A mail server for one file of tests. Before each test it is emptied, and accepts all mail except
 * for `nobody`.
 */
export function openMailServer(): OwnMailServer {
  const server: OwnMailServer = { arrived: [], refuses: () => false, url: '' };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody')) {
        return done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }));
      }
      if (!server.refuses()) return done();
      return done(Object.assign(new Error('4.3.2 busy'), { responseCode: 451 }));
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        server.arrived.push(/^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '');
        done();
      });
    },
  });
  beforeAll(async () => {
    server.url = `smtp://127.0.0.1:${await listenLocally(smtp.server)}`;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  beforeEach(() => {
    server.arrived = [];
    server.refuses = () => false;
  });
  return server;
}
