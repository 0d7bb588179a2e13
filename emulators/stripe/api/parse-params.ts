import type * as z from 'zod';
import type { Form } from '#stripe/http/form.ts';
import { invalidRequest } from './errors.ts';
import { refuse, succeed, type Failure, type Result } from './result.ts';

type Issue = z.core.$ZodIssue;

const bracketed = (path: readonly PropertyKey[]): string =>
  path.map((step, depth) => (depth === 0 ? String(step) : `[${String(step)}]`)).join('');

function fromUnknown(issue: Extract<Issue, { code: 'unrecognized_keys' }>): Failure {
  const names = issue.keys.map((key) => bracketed([...issue.path, key]));
  const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
  return invalidRequest(message, { code: 'parameter_unknown', param: names[0] ?? '' });
}

function fromIssue(issue: Issue): Failure {
  const param = bracketed(issue.path);
  if (issue.code === 'unrecognized_keys') return fromUnknown(issue);
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return invalidRequest(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  const code: unknown = issue.code === 'custom' ? issue.params?.['stripeCode'] : undefined;
  return invalidRequest(
    issue.code === 'custom' ? issue.message : `Invalid ${param}: ${issue.message}`,
    {
      ...(typeof code === 'string' ? { code } : {}),
      ...(param === '' ? {} : { param }),
    },
  );
}

/** Reads a form by a schema. Unknown parameters are reported first, as with Stripe. */
export function parseParams<T>(schema: z.ZodType<T>, form: Form): Result<T> {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return succeed(parsed.data);
  const { issues } = parsed.error;
  const first = issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0];
  if (first === undefined) throw new Error('A failed parse has at least one issue.');
  return refuse(fromIssue(first));
}
