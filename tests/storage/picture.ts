import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type Sharp from 'sharp';
import { shopDatabase } from '#support/demo-shop.ts';
import { lookUp } from './bucket.ts';

const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

/** A real picture; no two tests need different ones. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  width = 64,
  height = 48,
): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#0b8fa8' };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A path for a user's product picture under which there is none yet. */
export function unusedPath(userId: string, extension = 'png'): string {
  return `product-images/${userId}/${Date.now()}-${randomUUID().slice(0, 8)}.${extension}`;
}

/** The path of a file's record in the database. */
export function recordPath(path: string): string {
  const [, userId, name] = path.split('/');
  return `pictures/${userId}_${name}`;
}

/** Why a file was refused, by the audit log; null if it was not. */
export async function refusalOf(path: string): Promise<string | null> {
  const found = await shopDatabase().collection('audit_log').where('target_id', '==', path).get();
  const [entry] = found.docs;
  return (entry?.get('after.reason') as string | undefined) ?? null;
}

/** Waits until the server has checked a file. @returns whether the file stays. */
export async function verdictOn(path: string): Promise<'stays' | 'refused'> {
  const record = shopDatabase().doc(recordPath(path));
  for (const giveUpAt = Date.now() + 90_000; Date.now() < giveUpAt;) {
    if ((await record.get()).exists) return 'stays';
    if ((await lookUp(path)) === 404) return 'refused';
    await sleep(150);
  }
  throw new Error(`nobody looked at ${path}`);
}
