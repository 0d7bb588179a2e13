import * as z from 'zod';
import type { Services } from './services.ts';

/** How long one answer may take, in milliseconds; Google usually answers within a second or two. */
const MAX_ANSWER_MS = 15_000;

/** The status of an answer about something that does not exist. */
export const HTTP_NOT_FOUND = 404;
const HTTP_UNAUTHORIZED = 401;
const HTTP_FORBIDDEN = 403;

/** Why there is no answer. `status` is HTTP's, or null if nothing came back at all. */
export type Refused = {
  readonly ok: false;
  readonly status: number | null;
  readonly why: string;
  readonly fix?: string;
};

export type Answer<T> = { readonly ok: true; readonly value: T } | Refused;

/** One request to Google. A `body` makes it a POST. */
export type GoogleRequest = {
  readonly projectId: string;
  /** Host and path, without `https://`. */
  readonly at: string;
  readonly body?: object;
};

/** Google's errors (google.rpc.Status with an ErrorInfo among the details). */
const GoogleError = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z
      .array(
        z.object({
          reason: z.string().optional(),
          metadata: z.record(z.string(), z.string()).optional(),
        }),
      )
      .default([]),
  }),
});

const StripeError = z.object({
  error: z.object({ type: z.string().optional(), code: z.string().optional() }),
});

const NOT_SIGNED_IN: Refused = {
  ok: false,
  status: null,
  why: 'nobody is signed in to Google here',
  fix: 'npx firebase login (or: gcloud auth application-default login)',
};

function reasonOf(error: unknown, longestMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${longestMs / 1000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.message;
}

/**
 * One request with a time limit; an unreachable host is a value, not an exception.
 * @param longestMs how long the whole answer may take, in milliseconds
 */
export async function request(
  services: Services,
  url: string,
  init: RequestInit = {},
  longestMs: number = MAX_ANSWER_MS,
): Promise<Answer<{ response: Response; text: string }>> {
  try {
    const signal = AbortSignal.timeout(longestMs);
    const response = await services.fetch(url, { ...init, signal });
    return { ok: true, value: { response, text: await response.text() } };
  } catch (error) {
    const why = `${new URL(url).host} cannot be reached (${reasonOf(error, longestMs)})`;
    return { ok: false, status: null, why };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function parsed<T extends z.ZodType>(who: string, schema: T, text: string) {
  const result = schema.safeParse(jsonOf(text));
  if (result.success) return { ok: true, value: result.data } as const;
  const why = `${who} answered in a form this command does not know`;
  return { ok: false, status: null, why } as const;
}

function refusedByGoogle(projectId: string, status: number, text: string): Refused {
  const error = GoogleError.safeParse(jsonOf(text)).data?.error;
  const service = error?.details.find(({ reason }) => reason === 'SERVICE_DISABLED')?.metadata?.[
    'service'
  ];
  if (service !== undefined) {
    const fix = `gcloud services enable ${service} --project ${projectId}`;
    return { ok: false, status, why: `${service} is not enabled in this project`, fix };
  }
  const [first = ''] = (error?.message ?? '').split('\n');
  const why = `Google answered ${status}${first ? `: ${first.replace(/\.$/, '')}` : ''}`;
  if (status === HTTP_UNAUTHORIZED) {
    return { ok: false, status, why, fix: 'npx firebase login --reauth' };
  }
  if (status !== HTTP_FORBIDDEN) return { ok: false, status, why };
  const fix = `sign in as an owner of ${projectId}: npx firebase login --reauth`;
  return { ok: false, status, why, fix };
}

/** Sends one request to a Google REST API as the operator. */
export async function askGoogle<T extends z.ZodType>(
  services: Services,
  { projectId, at, body }: GoogleRequest,
  schema: T,
): Promise<Answer<z.output<T>>> {
  const token = await services.googleToken();
  if (token === null) return NOT_SIGNED_IN;
  const headers: Record<string, string> = { authorization: `Bearer ${token.accessToken}` };
  if (token.namesProject) headers['x-goog-user-project'] = projectId;
  if (body) headers['content-type'] = 'application/json';
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await request(services, `https://${at}`, init);
  if (!answer.ok) return answer;
  const { response, text } = answer.value;
  if (!response.ok) return refusedByGoogle(projectId, response.status, text);
  return parsed('Google', schema, text);
}

/** Reads a list of Google's to its last page; `rowsOf` takes the rows from one page. */
export async function askGoogleForAll<T extends z.ZodType<{ nextPageToken?: string }>, R>(
  services: Services,
  { projectId, at }: GoogleRequest,
  schema: T,
  rowsOf: (page: z.output<T>) => R[],
): Promise<Answer<R[]>> {
  const rows: R[] = [];
  let pageToken: string | undefined;
  do {
    const next = pageToken ? `${at.includes('?') ? '&' : '?'}pageToken=${pageToken}` : '';
    // Each page's address comes with the page before it.
    const page = await askGoogle(services, { projectId, at: at + next }, schema);
    if (!page.ok) return page;
    rows.push(...rowsOf(page.value));
    pageToken = page.value.nextPageToken;
  } while (pageToken);
  return { ok: true, value: rows };
}

/**
 * Sends Stripe a request with a secret key. Stripe's messages quote parts of the key, so that only
 * its codes are passed on.
 */
export async function askStripe<T extends z.ZodType>(
  services: Services,
  { key, path }: { key: string; path: string },
  schema: T,
): Promise<Answer<z.output<T>>> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await request(services, `https://api.stripe.com${path}`, { headers });
  if (!answer.ok) return answer;
  const { response, text } = answer.value;
  if (response.ok) return parsed('Stripe', schema, text);
  const error = StripeError.safeParse(jsonOf(text)).data?.error;
  const code = error?.code ?? error?.type;
  const why = `Stripe answered ${response.status}${code ? ` (${code})` : ''}`;
  return { ok: false, status: response.status, why };
}
