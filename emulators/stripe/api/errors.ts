import type { Failure } from './result.ts';

const docs = (code: string): string =>
  `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

/** A refused request: 400, or another status in the 400s. */
export function invalidRequest(
  message: string,
  about: { code?: string; param?: string; status?: number } = {},
): Failure {
  const { code, param, status = 400 } = about;
  return {
    status,
    error: {
      type: 'invalid_request_error',
      message,
      ...(code === undefined ? {} : { code, doc_url: docs(code) }),
      ...(param === undefined ? {} : { param }),
    },
  };
}

/** 404: no object of that kind has this id. */
export const noSuch = (kind: string, id: string, param: string): Failure =>
  invalidRequest(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });

/** 404: no such endpoint. */
export const unrecognizedUrl = (method: string, path: string): Failure =>
  invalidRequest(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    { status: 404 },
  );

/** 400: one key, two different requests. */
export const idempotencyMismatch = (key: string): Failure => ({
  status: 400,
  error: {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  },
});

/** 409: the first request with this key has no answer yet. */
export const idempotencyInUse = (key: string): Failure => ({
  status: 409,
  error: {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    doc_url: docs('idempotency_key_in_use'),
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  },
});

/** 429: too many requests in a second. */
export const rateLimited: Failure = invalidRequest(
  'Request rate limit exceeded (the stand-in was told to refuse this request).',
  { code: 'rate_limit', status: 429 },
);

/** 500: an error on Stripe's side. */
export const serverTrouble: Failure = {
  status: 500,
  error: {
    type: 'api_error',
    message: 'An unknown error occurred (the stand-in was told to fail this request).',
  },
};

/** 400: the account has too little money for a refund. */
export const balanceTooSmall: Failure = invalidRequest(
  'Insufficient funds in your Stripe balance to refund this amount.',
  { code: 'balance_insufficient' },
);

/** 402: the card was declined. */
export const cardDeclined: Failure = {
  status: 402,
  error: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    doc_url: docs('card_declined'),
    message: 'Your card was declined.',
  },
};
