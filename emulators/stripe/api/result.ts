/** The body of Stripe's errors, without the enclosing `{error: …}`. */
export type StripeErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  doc_url?: string;
};

/** An expected refusal: the status and the error as Stripe sends them. */
export type Failure = {
  status: number;
  error: StripeErrorBody;
};

/** The result of an action. */
export type Result<T = object> = { ok: true; value: T } | { ok: false; failure: Failure };

/** A successful result. */
export const succeed = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** A refused result. */
export const refuse = (failure: Failure): { ok: false; failure: Failure } => ({
  ok: false,
  failure,
});
