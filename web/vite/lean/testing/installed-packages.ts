import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = path.join(import.meta.dirname, '../../../../node_modules');
/** Firebase nests its own packages if another version of them is installed above. */
const PLACES = [path.join(MODULES, 'firebase/node_modules'), MODULES];

/** The file of an installed package that is rewritten, found by a text in it. */
export function installedFile(folder: string, name: RegExp, holds: string): string {
  const folders = PLACES.map((place) => path.join(place, folder)).filter((place) =>
    existsSync(place),
  );
  for (const place of folders) {
    const files = readdirSync(place).filter((file) => name.test(file));
    const texts = files.map((file) => readFileSync(path.join(place, file), 'utf8'));
    const found = texts.find((text) => text.includes(holds));
    if (found !== undefined) return found;
  }
  throw new Error(`no file of ${folder} has ${holds}`);
}
