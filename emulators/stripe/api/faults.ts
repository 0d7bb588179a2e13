import type { Form, FormValue } from '#stripe/http/form.ts';
import type { OperationName } from './operation.ts';

/**
 * What goes wrong. `429` answers that there are too many requests, and keeps nothing. `500`, `card_error` and `no-balance` answer without doing the work, and that
 * answer is kept under the idempotency key, as with Stripe; `timeout` neither works nor answers; `drop-answer`
 * works and closes the connection; `slow` answers after `delayMs`, with its key in use until then;
 * `no-url` works and answers with a session that has no page, like Stripe's embedded ones.
 */
export type FaultKind =
  | '429'
  | '500'
  | 'card_error'
  | 'no-balance'
  | 'timeout'
  | 'drop-answer'
  | 'slow'
  | 'no-url';

/** A fault that waits for its operation. */
export type Fault = {
  operation: OperationName;
  kind: FaultKind;
  /** How many more requests it hits. */
  times: number;
  /** For `slow`. */
  delayMs: number;
  /** Hits only requests that send this text, such as a product's name; otherwise the next one. */
  sending?: string;
};

/** What a fault looks at in a request. */
export type Asked = {
  operation: { name: OperationName };
  form: Form;
};

/** The pending faults, first in first out for each operation. */
export type Faults = {
  add(fault: Fault): void;
  /** Takes the next fault for this request, if it is of one of these kinds. */
  take(asked: Asked, kinds: readonly FaultKind[]): Fault | null;
  clear(): void;
};

const isSent = (value: FormValue, text: string): boolean =>
  typeof value === 'string'
    ? value.includes(text)
    : Object.values(value).some((part) => isSent(part, text));

/** An empty queue of faults. */
export function createFaults(): Faults {
  let queue: Fault[] = [];
  return {
    add: (fault) => void queue.push({ ...fault }),
    take({ operation, form }, kinds) {
      const next = queue.find(
        (fault) =>
          fault.operation === operation.name &&
          (fault.sending === undefined || isSent(form, fault.sending)),
      );
      if (!next || !kinds.includes(next.kind)) return null;
      next.times -= 1;
      queue = queue.filter((fault) => fault.times > 0);
      return next;
    },
    clear: () => void (queue = []),
  };
}
