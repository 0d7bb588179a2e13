/**
 * A text that somebody typed, without the characters that turn the direction of writing: a name must
 * not turn round what stands after it. `<bdi>` does not prevent that, because a character in it can
 * end it.
 */
export function oneDirection(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '');
}
