import { fromEnvironment } from '#support/local-services.ts';

async function control(path: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(`${fromEnvironment('REEF_STRIPE_ORIGIN')}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`stand-in refused ${path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** The controls of the Stripe stand-in that tests use; see emulators/stripe/README.md. */
export const stripeControl = {
  /** `shippingRate` is an index into the session's options. */
  pay: (sessionId: string, method: 'card' | 'delayed' | 'unconfirmed' = 'card', shippingRate = 0) =>
    control(`sessions/${sessionId}/pay`, { method, shippingRate }),
  settleDelayed: (sessionId: string, outcome: 'succeeded' | 'failed') =>
    control(`sessions/${sessionId}/settle`, { outcome }),
  /** `amount`: the cents of a dispute of a part. */
  dispute: (sessionId: string, status: 'open' | 'won' | 'lost' | 'prevented', amount?: number) =>
    control(`sessions/${sessionId}/dispute`, { status, ...(amount !== undefined && { amount }) }),
  failRefund: (sessionId: string) => control(`sessions/${sessionId}/fail-refund`),
  cancelRefund: (sessionId: string) => control(`sessions/${sessionId}/cancel-refund`),
  expire: (sessionId: string) => control(`sessions/${sessionId}/expire-now`),
  webhooks: (mode: 'deliver' | 'hold' | 'drop', more: { duplicate?: number } = {}) =>
    control('webhooks', { mode, ...more }),
  release: (order?: string[]) => control('webhooks/release', order ? { order } : {}),
  /** `sending`: only requests that send this text, so that other tests' requests succeed. */
  fault: (
    operation: string,
    kind: '429' | '500' | 'no-balance' | 'timeout' | 'drop-answer' | 'slow' | 'no-url',
    { times = 1, ...more }: { times?: number; delayMs?: number; sending?: string } = {},
  ) => control('faults', { next: { operation, kind, times, ...more } }),
};
