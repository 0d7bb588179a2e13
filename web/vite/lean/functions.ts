import { withoutFunctions } from './package-parts.ts';

const NO_STREAMS = 'This build has no streams (web/vite/lean/functions.ts).';

/**
 * Callables without streamed answers; the shop has none.
 * @throws MovedPartError if a part is not found.
 */
export function withoutStreams(code: string): string {
  return withoutFunctions(code, ['streamAtURL'], NO_STREAMS);
}
