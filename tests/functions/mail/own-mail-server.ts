import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

/** An SMTP answer that refuses, such as 550 and `5.7.1 relaying denied`. */
type Refusal = { status: number; says: string };

/**
 * A mail server: what arrived there by Message-ID, and whether it refuses, which it asks for every
 * mail.
 */
export type OwnMailServer = {
  arrived: string[];
  refuses: () => boolean;
  /** How it refuses the sender; null if it does not. */
  refusesSender: () => Refusal | null;
  /** How it refuses every recipient; null if it does not. */
  refusesRecipient: () => Refusal | null;
  url: string;
};

const nothing = () => null;

/** A refusal as the server's library expects it; null for none. */
function errorOf(refusal: Refusal | null): Error | null {
  return refusal && Object.assign(new Error(refusal.says), { responseCode: refusal.status });
}

/**
 * A mail server for one file of tests. Before each test it is emptied, and accepts all mail except
 * for `nobody`.
 */
export function openMailServer(): OwnMailServer {
  const server: OwnMailServer = {
    arrived: [],
    refuses: () => false,
    refusesSender: nothing,
    refusesRecipient: nothing,
    url: '',
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(errorOf(server.refusesSender())),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody')) {
        return done(errorOf({ status: 550, says: '5.1.1 no such user' }));
      }
      if (server.refuses()) return done(errorOf({ status: 451, says: '4.3.2 busy' }));
      return done(errorOf(server.refusesRecipient()));
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
    server.refusesSender = nothing;
    server.refusesRecipient = nothing;
  });
  return server;
}
