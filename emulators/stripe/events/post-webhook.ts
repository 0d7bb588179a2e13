const TIMEOUT_MS = 15_000;

/** What an endpoint answered; status null if nothing did. */
export type WebhookAnswer = {
  status: number | null;
  body: string;
};

/** Posts a webhook's body with its signature. Never throws: no answer is a result too. */
export async function postWebhook(
  url: string,
  payload: string,
  headers: Record<string, string>,
  stop?: AbortSignal,
): Promise<WebhookAnswer> {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(stop ? [stop] : [])];
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        ...headers,
      },
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: null, body: '' };
  }
}
