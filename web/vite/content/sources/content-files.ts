/** The content as text: path inside `web/content`, with forward slashes, to what the file holds. */
export type ContentFiles = ReadonlyMap<string, string>;
