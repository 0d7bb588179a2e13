import type { Api } from '#stripe/api/job.ts';
import type { Courier } from '#stripe/events/courier.ts';

/** What the control endpoints work on. */
export type Control = {
  api: Api;
  courier: Courier;
  webhookUrl: string | undefined;
  webhookSecret: string;
};

/** The result of a control endpoint: a status and a JSON value. */
export type ControlAnswer = {
  status: number;
  value: unknown;
};

/** Success, with a value to return. */
export const done = (value: unknown = { ok: true }): ControlAnswer => ({ status: 200, value });

/** A refusal, with its reason. */
export const notDone = (status: 400 | 403 | 404 | 409, error: string): ControlAnswer => ({
  status,
  value: { error },
});

/** One control endpoint: its path with `:id` for an id, and its work. */
export type ControlRoute = {
  method: 'GET' | 'POST';
  path: string;
  run(
    control: Control,
    input: { id: string; body: unknown },
  ): ControlAnswer | Promise<ControlAnswer>;
};
