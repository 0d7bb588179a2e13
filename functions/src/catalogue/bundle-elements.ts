import * as z from 'zod/mini';

const Head = z.object({ metadata: z.record(z.string(), z.unknown()) });

const BRACE = '{'.charCodeAt(0);

/** A bundle's elements: JSON texts, each after its length in bytes (Firestore's bundle.proto). */
export function elementsOf(bundle: Buffer): string[] {
  const elements: string[] = [];
  for (let at = 0; at < bundle.length;) {
    const open = bundle.indexOf(BRACE, at);
    const end = open + Number(bundle.toString('utf8', at, open));
    elements.push(bundle.toString('utf8', open, end));
    at = end;
  }
  return elements;
}

function prefixed(element: string): Buffer {
  const bytes = Buffer.from(element);
  return Buffer.concat([Buffer.from(String(bytes.length)), bytes]);
}

/**
 * A bundle of these elements, in one pass. The first is the metadata; it is made to say how many
 * bytes come after it, and whatever `changed` says instead of what it said.
 */
export function bundleOf(
  [metadata = '', ...rest]: readonly string[],
  changed: { totalDocuments?: number } = {},
): Buffer {
  const body = Buffer.concat(rest.map(prefixed));
  const head = z.parse(Head, JSON.parse(metadata)).metadata;
  const whole = { metadata: { ...head, ...changed, totalBytes: String(body.length) } };
  return Buffer.concat([prefixed(JSON.stringify(whole)), body]);
}
