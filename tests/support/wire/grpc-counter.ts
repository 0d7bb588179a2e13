import {
  connect,
  constants,
  createServer,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

/** A server's requests to Firestore, counted from the answers on the wire. */
export type GrpcCounts = {
  /** Requests, each a round trip. */
  calls: number;
  /** Documents that were sent, and requested ones that do not exist. */
  reads: number;
  /** Queries that were answered. */
  queries: number;
  commits: number;
  /** The total duration of calls in milliseconds; concurrent calls each count. */
  waitedMs: number;
};

/** A counter between a server's Firestore client and the emulator. */
export type GrpcCounter = {
  /** `host:port`, for `FIRESTORE_EMULATOR_HOST`. */
  host: string;
  /** What was counted since the previous call. */
  taken: () => GrpcCounts;
  close: () => void;
};

/** A message's length follows a byte that says whether it is compressed. */
const PREFIX_BYTES = 5;

/** A byte's bit that says that the number continues. */
const MORE = 0x80;

/** Reads a variable-length number of a protocol buffer. @returns the number and where it ends. */
function numberAt(message: Buffer, from: number): [value: number, end: number] {
  let [value, scale, at] = [0, 1, from];
  for (; at < message.length; at += 1, scale *= MORE) {
    const byte = message[at] ?? 0;
    value += (byte % MORE) * scale;
    if (byte < MORE) break;
  }
  return [value, at + 1];
}

/** The number of a message's first field; if there are documents, they come first. */
function firstField(message: Buffer): number {
  return Math.floor(numberAt(message, 0)[0] / 8);
}

/** Fields of the answers with a document, or with the name of a missing one. */
const DOCUMENT_FIELDS: Readonly<Record<string, readonly number[]>> = {
  BatchGetDocuments: [1, 2],
  RunQuery: [1],
};

/** Splits a stream into gRPC's messages. */
function cutter(onMessage: (message: Buffer) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + rest.readUInt32BE(1);
      if (rest.length < end) return;
      onMessage(rest.subarray(PREFIX_BYTES, end));
      rest = rest.subarray(end);
    }
  };
}

function none(): GrpcCounts {
  return { calls: 0, reads: 0, queries: 0, commits: 0, waitedMs: 0 };
}

function passBack(
  onward: ClientHttp2Stream,
  stream: ServerHttp2Stream,
  hear: (piece: Buffer) => void,
): void {
  let trailers: IncomingHttpHeaders = {};
  onward.on('trailers', (sent) => (trailers = sent));
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  onward.on('response', (headers, flags) => {
    const endStream = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    if (!stream.destroyed) stream.respond(headers, { endStream, waitForTrailers: !endStream });
  });
  onward.on('data', (piece: Buffer) => {
    hear(piece);
    stream.write(piece);
  });
  onward.on('end', () => stream.end());
  onward.on('error', () => stream.close());
  stream.on('error', () => onward.close());
}

/**
 * Forwards between a server's Firestore client (gRPC, without TLS) and the emulator.
 * @param target the emulator, `host:port`.
 */
export async function grpcCounter(target: string): Promise<GrpcCounter> {
  let counts = none();
  const server = createServer();
  const closing = new Set<() => void>();
  server.on('session', (session) => {
    const far = connect(`http://${target}`);
    const end = () => {
      far.destroy();
      session.destroy();
    };
    closing.add(end);
    far.on('error', end);
    session.on('error', end);
    session.on('close', end);
    session.on('stream', (stream, headers) => {
      const method = headers[':path']?.split('/').at(-1) ?? '';
      const documents = DOCUMENT_FIELDS[method] ?? [];
      const from = performance.now();
      counts.calls += 1;
      if (method === 'Commit') counts.commits += 1;
      if (method === 'RunQuery') counts.queries += 1;
      const onward = far.request(headers);
      passBack(
        onward,
        stream,
        cutter((message) => {
          if (documents.includes(firstField(message))) counts.reads += 1;
        }),
      );
      onward.on('close', () => (counts.waitedMs += performance.now() - from));
      stream.pipe(onward);
    });
  });
  const port = await listenLocally(server);
  return {
    host: `127.0.0.1:${port}`,
    taken: () => {
      const found = counts;
      counts = none();
      return found;
    },
    close: () => {
      for (const end of closing) end();
      server.close();
    },
  };
}
