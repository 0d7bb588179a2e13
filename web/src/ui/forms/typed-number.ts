/** Commas between groups of three, as Americans write them; no such number begins with zero. */
const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * The number a visitor typed, with a point or a comma; null if it is none or below `min`. `1,280`
 * is 1280 and `1,28` is 1.28. If somebody means 1.025 by `1,025`, the number is out of the field's
 * bounds, and the field says what it accepts.
 * @param options `hasThousands: false` for a field whose numbers are small: there `1,280` is 1.28.
 */
export function typedNumber(
  text: string,
  { min = 0, hasThousands = true }: { min?: number; hasThousands?: boolean } = {},
): number | null {
  const typed = text.trim();
  const isGrouped = hasThousands && WITH_THOUSANDS.test(typed);
  const plain = isGrouped ? typed.replaceAll(',', '') : typed.replace(',', '.');
  const value = Number(plain);
  return typed === '' || !Number.isFinite(value) || value < min ? null : value;
}
