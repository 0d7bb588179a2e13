import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStripeStandIn, type StandIn } from './server.ts';
import { askControl, clientOf } from './testing/api-under-test.ts';
import { smallSession } from './testing/sample-session.ts';
import { openWebhookEndpoint } from './testing/webhook-endpoint.ts';

let folder: string;
const running: StandIn[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
});
afterEach(async () => {
  for (const standIn of running.splice(0)) await standIn.close();
  await rm(folder, { recursive: true });
});

async function start(webhookUrl?: string): Promise<StandIn> {
  const dataFile = join(folder, 'data', 'stripe.json');
  const standIn = await startStripeStandIn({
    port: 0,
    webhookSecret: 'whsec_x',
    dataFile,
    webhookUrl,
  });
  running.push(standIn);
  return standIn;
}

async function restart(standIn: StandIn, webhookUrl?: string): Promise<StandIn> {
  await standIn.close();
  running.splice(running.indexOf(standIn), 1);
  return start(webhookUrl);
}

/** A request as a browser's page, or a name bound to this machine, would send it. */
function status(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/_control/reset`,
      { method: 'POST', headers },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end('{}');
  });
}

describe('the stand-in', () => {
  it('remembers sessions and idempotency keys over a restart', async () => {
    const first = await start();
    const key = { idempotencyKey: 'same' };
    const made = await clientOf(first.url).checkout.sessions.create(smallSession(), key);
    const second = await restart(first);
    const stripe = clientOf(second.url);
    const again = await stripe.checkout.sessions.create(smallSession(), key);
    expect(again.id).toBe(made.id);
    const kept = await stripe.checkout.sessions.retrieve(made.id);
    expect(kept.url).toContain(second.url);
    expect(await readdir(join(folder, 'data'))).toEqual(['stripe.json']);
  });

  it('delivers after a restart what it had not delivered before', async () => {
    const endpoint = await openWebhookEndpoint();
    endpoint.answers.push(500);
    const first = await start(endpoint.url);
    const stripe = clientOf(first.url);
    const { id } = await stripe.checkout.sessions.create(smallSession());
    await stripe.checkout.sessions.expire(id);
    await endpoint.expectCount(1);
    const second = await restart(first, endpoint.url);
    await endpoint.expectCount(2);
    expect(endpoint.types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
    await second.close();
    running.length = 0;
    await endpoint.close();
  });

  it('refuses a data file that is not its own', async () => {
    const dataFile = join(folder, 'other.json');
    await writeFile(dataFile, '{"hello":1}');
    const begun = startStripeStandIn({ port: 0, webhookSecret: 'whsec_x', dataFile });
    await expect(begun).rejects.toThrow('cannot be read');
  });

  it('rejects when its port is taken', async () => {
    const first = await start();
    const port = Number(new URL(first.url).port);
    await expect(startStripeStandIn({ port, webhookSecret: 'whsec_x' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('forgets everything on reset', async () => {
    const standIn = await start();
    const stripe = clientOf(standIn.url);
    const { id } = await stripe.checkout.sessions.create(smallSession());
    await askControl(standIn.url, '/reset', {});
    await expect(stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('is controlled from this machine, and not by pages or other names', async () => {
    const { url } = await start();
    expect(await status(url, {})).toBe(200);
    expect(await status(url, { origin: 'https://evil.example' })).toBe(403);
    expect(await status(url, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status(url, { host: 'evil.example' })).toBe(403);
  });

  it('does not know other endpoints', async () => {
    const { url } = await start();
    const stripe = clientOf(url);
    await expect(stripe.customers.list()).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/customers)'),
    });
  });
});
