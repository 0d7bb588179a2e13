import { bundleOf, elementsOf } from './bundle-elements.ts';

function isStamp(value: unknown): value is { seconds: string | number; nanos?: number } {
  return typeof value === 'object' && value !== null && 'seconds' in value;
}

/** A protobuf timestamp as its JSON text, all nine decimals kept. */
function textOf({ seconds, nanos = 0 }: { seconds: string | number; nanos?: number }): string {
  const whole = new Date(Number(seconds) * 1000)
    .toISOString()
    .slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return `${whole}.${String(nanos).padStart(9, '0')}Z`;
}

function inText(element: string): string {
  return JSON.stringify(
    JSON.parse(element, (key, value: unknown) =>
      key === 'timestampValue' && isStamp(value) ? textOf(value) : value,
    ),
  );
}

/**
 * The bundle with its timestamps written as protobuf's JSON wants them, as text. The admin SDK
 * writes them as `{ seconds, nanos }`; the web SDK sends the bundled query's bound on as it finds it,
 * and the server cannot read that form: the listener would stay silent for ever.
 */
export function withTimesAsText(bundle: Buffer): Buffer {
  const [metadata = '', ...rest] = elementsOf(bundle);
  return bundleOf([metadata, ...rest.map(inText)]);
}
