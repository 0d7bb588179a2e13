import { withoutFunctions } from './package-parts.ts';

const NO_STREAMS = 'This build has no streams (web/vite/lean-functions.ts).';

/**
 * Callables without answers that come in parts; the shop's come as one.
 * @throws MovedPartError where a part is not to be found.
 */
export function withoutStreams(code: string): string {
  return withoutFunctions(code, ['streamAtURL'], NO_STREAMS);
}
