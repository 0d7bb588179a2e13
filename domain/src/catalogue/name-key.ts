/** The key by which names are compared: equal for names that a buyer could not tell apart. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
