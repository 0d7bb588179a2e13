import { saveFile } from './save-file.ts';

/** Hands a CSV text to the browser as a file of this name. */
export function saveCsv(text: string, fileName: string): void {
  saveFile(text, fileName, 'text/csv');
}
