import * as z from 'zod';
import { origin } from './processes/ports.ts';

const Trigger = z.object({
  name: z.string(),
  region: z.string(),
  /** Absent on a function that runs at no set times. */
  schedule: z.object({ schedule: z.string() }).optional(),
});

const Backends = z.object({ backends: z.array(z.object({ functionTriggers: z.array(Trigger) })) });

/** A function as the functions emulator lists it. */
export type LoadedFunction = z.infer<typeof Trigger>;

/**
 * Every function the emulator has loaded. Empty if loading failed, which it reports nowhere else.
 */
export async function loadedFunctions(functionsPort: number): Promise<LoadedFunction[]> {
  const answer = await fetch(`${origin(functionsPort)}/backends`);
  const { backends } = Backends.parse(await answer.json());
  return backends.flatMap((backend) => backend.functionTriggers);
}
