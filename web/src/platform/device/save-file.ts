/** How long the browser may take to start the download before its address is revoked. */
const KEPT_MS = 10_000;

function save(text: string, type: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Saves a CSV text as a file of this name. */
export function saveCsv(text: string, fileName: string): void {
  save(text, 'text/csv', fileName);
}

/** Saves a JSON text as a file of this name. */
export function saveJson(text: string, fileName: string): void {
  save(text, 'application/json', fileName);
}
