/** How long the browser may take to begin with the download before its address ends. */
const KEPT_MS = 10_000;

/** Hands a text to the browser as a file of this name and media type. */
export function saveFile(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
