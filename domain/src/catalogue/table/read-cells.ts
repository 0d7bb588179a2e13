import type { Category } from '@reef/domain/catalogue/category';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PRICE,
  MAX_STOCK,
} from '@reef/domain/catalogue/product';
import {
  isPictureShown,
  PICTURE_ELSEWHERE,
  PictureUrl,
} from '@reef/domain/catalogue/product-calls';
import type { TableColumn } from './product-table.ts';

/** A message for each column whose cell is refused. */
export type CellFaults = Partial<Record<TableColumn, string>>;

/** A cell's value, or why it is refused. */
export type ReadCell<T> = { ok: true; value: T } | { ok: false; fault: string };

function taken<T>(value: T): ReadCell<T> {
  return { ok: true, value };
}

function fault(sentence: string): { ok: false; fault: string } {
  return { ok: false, fault: sentence };
}

/** A name, without space around it. */
export function readName(text: string): ReadCell<string> {
  const name = text.trim();
  if (name === '') return fault('This has to be a name.');
  return name.length > MAX_NAME_LENGTH
    ? fault(`A name has at most ${MAX_NAME_LENGTH} characters.`)
    : taken(name);
}

/** A description, which may be empty. */
export function readDescription(text: string): ReadCell<string> {
  const description = text.trim();
  return description.length > MAX_DESCRIPTION_LENGTH
    ? fault(`A description has at most ${MAX_DESCRIPTION_LENGTH} characters.`)
    : taken(description);
}

/** Commas between thousands, as a spreadsheet writes an amount of money. */
const WITH_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Dollars with at most two decimals, with or without a dollar sign and commas between thousands. */
export function readPrice(text: string): ReadCell<number> {
  const amount = text.trim().replace(/^\$\s*/, '');
  const written = WITH_THOUSANDS.test(amount) ? amount.replaceAll(',', '') : amount;
  if (/^\d+(?:\.\d{1,2})?$/.test(written) && Number(written) <= MAX_PRICE) {
    return taken(Number(written));
  }
  return fault('This has to be dollars and cents, from 0.00 to 99999.99.');
}

/** A category of the shop, in any case. */
export function readCategory(text: string): ReadCell<Category> {
  const written = text.trim().toLowerCase();
  const category = CATEGORIES.find((known) => known.toLowerCase() === written);
  return category === undefined
    ? fault(`This has to be one of: ${CATEGORIES.join(', ')}.`)
    : taken(category);
}

/** Units for sale. */
export function readStock(text: string): ReadCell<number> {
  const written = text.trim();
  return /^\d+$/.test(written) && Number(written) <= MAX_STOCK
    ? taken(Number(written))
    : fault(`This has to be a whole number from 0 to ${MAX_STOCK}.`);
}

/** A number that the export wrote for a listing; null if the cell is empty. */
export function readExported(text: string): ReadCell<number | null> {
  const written = text.trim();
  if (written === '') return taken(null);
  return /^\d{1,15}$/.test(written)
    ? taken(Number(written))
    : fault('This has to be the number that the export wrote.');
}

/**
 * The stock that a product will have: the current stock plus the change made in the file since its
 * export, so that what was sold meanwhile stays sold.
 * @param exported the stock at the export; null if unknown, or if the product was edited since, for
 * example by an earlier import of the same file. Then the stock can only stay as it is.
 */
export function movedStock(wanted: number, now: number, exported: number | null): ReadCell<number> {
  if (exported === null) {
    return wanted === now
      ? taken(now)
      : fault(
          `The shop has ${now} for sale now. To change that, export the listings again and change the stock in the new file, with all of its columns.`,
        );
  }
  const after = now + wanted - exported;
  if (after < 0) {
    return fault(`The shop has ${now} for sale now, so ${now - after} cannot be taken off.`);
  }
  return after > MAX_STOCK && after > now
    ? fault(`With the ${now} for sale now, this comes to more than ${MAX_STOCK}.`)
    : taken(after);
}

/** The address of a picture that buyers can see; null if the cell is empty. */
export function readPictureUrl(text: string): ReadCell<string | null> {
  const url = text.trim();
  if (url === '') return taken(null);
  if (!PictureUrl.safeParse(url).success) return fault('This has to begin with https:// or /.');
  return isPictureShown(url) ? taken(url) : fault(PICTURE_ELSEWHERE);
}
