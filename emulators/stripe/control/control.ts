import type { Api } from '#stripe/api/job.ts';
import type { Courier } from '#stripe/events/courier.ts';

/** What the control endpoints work on. */
export type Control = {
  api: Api;
  courier: Courier;
  webhookUrl: string | undefined;
  webhookSecret: string;
};

/** What a control endpoint comes to: a status and a JSON value. */
export type ControlAnswer = {
  status: number;
  value: unknown;
};

/** Done, with this to show. */
export const done = (value: unknown = { ok: true }): ControlAnswer => ({ status: 200, value });

/** Not done, and why. */
export const notDone = (status: 400 | 403 | 404 | 409, error: string): ControlAnswer => ({
  status,
  value: { error },
});

/** One control endpoint: its path with `:id` where an id is, and its work. */
export type ControlRoute = {
  method: 'GET' | 'POST';
  path: string;
  run(
    control: Control,
    input: { id: string; body: unknown },
  ): ControlAnswer | Promise<ControlAnswer>;
};
