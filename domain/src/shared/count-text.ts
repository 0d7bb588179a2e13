/** `1 order`, `4 orders`; `plural` for a noun that does not just take an s. */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
