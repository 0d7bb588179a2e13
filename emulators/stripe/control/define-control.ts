import type * as z from 'zod';
import { notDone, type Control, type ControlAnswer, type ControlRoute } from './control.ts';

/** A control endpoint that takes a JSON body; `act` gets the validated body. */
export function defineControl<B>(
  path: string,
  body: z.ZodType<B>,
  act: (control: Control, body: B, id: string) => ControlAnswer | Promise<ControlAnswer>,
): ControlRoute {
  return {
    method: 'POST',
    path,
    run(control, input) {
      const parsed = body.safeParse(input.body);
      if (parsed.success) return act(control, parsed.data, input.id);
      const issues = parsed.error.issues.map(
        (issue) => `${issue.path.join('.')}: ${issue.message}`,
      );
      return notDone(400, issues.join('; '));
    },
  };
}
