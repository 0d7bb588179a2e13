import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

const KEY_ID = 'reef-test-key';
const APP_CHECK_PATH = '/v1/jwks';

/** Replaces Google's server for the public keys of sign-in and App Check tokens. */
export type GoogleKeys = {
  origin: string;
  /** The key as published, in PEM. */
  publicPem: string;
  /** A token signed by Google's key, or by another one. */
  sign: (claims: object, options?: { key?: KeyObject; header?: object }) => string;
  close: () => Promise<void>;
};

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** An unsigned token, as the auth emulator issues them. */
export function unsignedToken(claims: object): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** A key that is not Google's. */
export function strangeKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

/** Serves the public half of a new pair under the paths of Google's lists. */
export async function publishKeys(): Promise<GoogleKeys> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' };
  const server = createServer((request, response) => {
    const keys = request.url === APP_CHECK_PATH ? { keys: [jwk] } : { [KEY_ID]: publicPem };
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'max-age=3600',
    });
    response.end(JSON.stringify(keys));
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    publicPem,
    sign: (claims, { key = privateKey, header = {} } = {}) => {
      const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header })}.${part(claims)}`;
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
