import type { StackPart } from '@reef/emulators/stack/stack-options.ts';
import type { Measure } from './harness/measure.ts';
import type { Environment } from './environment/environment.ts';

/** One part of the bench. */
export type Part = {
  name: string;
  /** True for a part that runs only by its name. */
  isAskedFor?: boolean;
} & (
  | {
      needs: 'environment';
      /** The parts of the stack it needs; all by default. */
      only?: readonly StackPart[];
      run: (environment: Environment) => Promise<Measure[]>;
    }
  | { needs: 'nothing'; run: () => Promise<Measure[]> }
);
