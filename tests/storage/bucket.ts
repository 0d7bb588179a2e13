import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { fromEnvironment } from '#support/local-services.ts';

const BUCKET = `${PROJECT_ID}.appspot.com`;

/** An upload as the web SDK sends it. `token` null means a guest. */
export type Upload = {
  path: string;
  type: string;
  body: Uint8Array;
  token: string | null;
  /** The content encoding to record in the bucket; the shop's own page sends none. */
  encoding?: string;
};

function addressOf(path: string): string {
  const host = fromEnvironment('FIREBASE_STORAGE_EMULATOR_HOST');
  return `http://${host}/v0/b/${BUCKET}/o/${encodeURIComponent(path)}`;
}

function authorization(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Firebase ${token}` };
}

/** Sends a file in one multipart request. @returns the HTTP status. */
export async function upload({ path, type, body, token, encoding }: Upload): Promise<number> {
  const edge = 'reef-edge';
  const head =
    `--${edge}\r\ncontent-type: application/json\r\n\r\n` +
    `${JSON.stringify({ name: path, contentType: type, contentEncoding: encoding })}\r\n` +
    `--${edge}\r\ncontent-type: ${type}\r\n\r\n`;
  const response = await fetch(`${addressOf(path)}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/related; boundary=${edge}`,
      'x-goog-upload-protocol': 'multipart',
      ...authorization(token),
    },
    body: Buffer.concat([Buffer.from(head), body, Buffer.from(`\r\n--${edge}--`)]),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Reads a file, as a guest without a token. @returns status and content. */
export async function download(
  path: string,
  token: string | null = null,
): Promise<{ status: number; body: Buffer }> {
  const response = await fetch(`${addressOf(path)}?alt=media`, { headers: authorization(token) });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Checks whether a file exists, as a guest without a token. @returns the HTTP status. Does not
 * fetch the content: the emulator crashes when it sends a file that is being deleted.
 */
export async function lookUp(path: string, token: string | null = null): Promise<number> {
  const response = await fetch(addressOf(path), { headers: authorization(token) });
  await response.arrayBuffer();
  return response.status;
}

/** Deletes a file. @returns the HTTP status. */
export async function remove(path: string, token: string | null): Promise<number> {
  const response = await fetch(addressOf(path), {
    method: 'DELETE',
    headers: authorization(token),
  });
  return response.status;
}

/** Lists a folder. @returns the HTTP status. */
export async function list(prefix: string, token: string | null): Promise<number> {
  const folder = addressOf('').replace(/\/$/, '');
  const response = await fetch(`${folder}?prefix=${encodeURIComponent(prefix)}&delimiter=/`, {
    headers: authorization(token),
  });
  return response.status;
}
