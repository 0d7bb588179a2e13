import * as z from 'zod/mini';

const Head = z.object({ metadata: z.record(z.string(), z.unknown()) });

const BRACE = '{'.charCodeAt(0);

/** A bundle's elements: JSON texts, each after its length in bytes (Firestore's bundle.proto). */
function elementsOf(bundle: Buffer): string[] {
  const elements: string[] = [];
  for (let at = 0; at < bundle.length;) {
    const open = bundle.indexOf(BRACE, at);
    const end = open + Number(bundle.toString('utf8', at, open));
    elements.push(bundle.toString('utf8', open, end));
    at = end;
  }
  return elements;
}

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

function prefixed(element: string): Buffer {
  const bytes = Buffer.from(element);
  return Buffer.concat([Buffer.from(String(bytes.length)), bytes]);
}

/**
 * The bundle with its timestamps written as protobuf's JSON wants them, as text. The admin SDK
 * writes them as `{ seconds, nanos }`; the web SDK sends the bundled query's bound on as it finds it,
 * and the server cannot read that form: the listener would stay silent for ever.
 */
export function withTimesAsText(bundle: Buffer): Buffer {
  const [metadata = '', ...rest] = elementsOf(bundle);
  const body = Buffer.concat(rest.map((element) => prefixed(inText(element))));
  const head = z.parse(Head, JSON.parse(metadata)).metadata;
  const changed = { metadata: { ...head, totalBytes: body.length } };
  return Buffer.concat([prefixed(JSON.stringify(changed)), body]);
}
