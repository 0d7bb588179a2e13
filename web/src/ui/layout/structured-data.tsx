import type { ReactNode } from 'react';

/** Data for search engines in the vocabulary of schema.org. */
export type StructuredData = Record<string, unknown>;

/** Data as the text of a script element; nothing in it can end the element. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The element that carries them; not run by browsers, so the security policy allows it. */
export function StructuredDataScript({ data }: { data: StructuredData }): ReactNode {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
  );
}
