/** The content: text by path inside `web/content`, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, string>;
