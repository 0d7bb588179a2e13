import type { ReactNode } from 'react';

/** Data for search engines in the words of schema.org. */
export type StructuredData = Record<string, unknown>;

/** Data as the text of a script element; nothing in it can end the element. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The element that carries them; browsers run nothing of it, so the policy lets it be. */
export function StructuredDataScript({ data }: { data: StructuredData }): ReactNode {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
  );
}
