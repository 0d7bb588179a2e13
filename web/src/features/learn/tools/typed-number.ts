/** The number a visitor typed, with a point or a comma; null where it is none or below `min`. */
export function typedNumber(text: string, min = 0): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) || value < min ? null : value;
}
