import type * as z from 'zod';
import type { Form } from '#stripe/http/form.ts';
import type { Cause, Context } from '#stripe/context.ts';
import { parseParams } from './parse-params.ts';
import { succeed, type Result } from './result.ts';

/** The operations that faults can target. */
export const OPERATION_NAMES = [
  'create_customer',
  'create_session',
  'retrieve_session',
  'expire_session',
  'list_line_items',
  'retrieve_payment_intent',
  'cancel_payment_intent',
  'create_refund',
  'retrieve_refund',
  'list_refunds',
  'list_disputes',
  'list_events',
  'retrieve_event',
] as const;

export type OperationName = (typeof OPERATION_NAMES)[number];

/** One call: the id in its path ('' if there is none) and what caused it. */
export type Call = {
  id: string;
} & Cause;

/** An endpoint: its address, its parameters, and what it does. */
type OperationSpec<P extends { expand?: string[] | undefined }> = {
  name: OperationName;
  method: 'GET' | 'POST';
  /** The path, with `:id` for the id. */
  path: string;
  params: (context: Context) => z.ZodType<P>;
  act: (context: Context, params: P, call: Call) => Result;
};

/** Work that has passed validation: how to run it, and what to expand. */
export type Prepared = {
  expand: string[];
  run(call: Call): Result;
};

/** An endpoint, ready for the router. */
export type Operation = {
  name: OperationName;
  method: 'GET' | 'POST';
  path: string;
  prepare(context: Context, form: Form): Result<Prepared>;
};

/** Ties an action to its validation, so that it only ever gets validated parameters. */
export function defineOperation<P extends { expand?: string[] | undefined }>(
  spec: OperationSpec<P>,
): Operation {
  const { name, method, path } = spec;
  return {
    name,
    method,
    path,
    prepare(context, form) {
      const parsed = parseParams(spec.params(context), form);
      if (!parsed.ok) return parsed;
      return succeed({
        expand: parsed.value.expand ?? [],
        run: (call) => spec.act(context, parsed.value, call),
      });
    },
  };
}
