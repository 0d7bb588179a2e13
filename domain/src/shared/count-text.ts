/** `1 order`, `4 orders`; `plural` for a noun that takes more than an s. */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
