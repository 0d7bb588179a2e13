/**
 * What Firestore asks of `re2js`, by the browser's own regular expressions. The build puts it in that
 * engine's place (decision 19): 45 kB, compressed, for three functions of pipelines, of which the shop
 * has none.
 */
export const RE2JS = {
  /** A pattern ready to be tried on texts. Throws where it is none, as the engine does. */
  compile(pattern: string): {
    test: (text: string) => boolean;
    matches: (text: string) => boolean;
  } {
    const part = new RegExp(pattern, 'u');
    const whole = new RegExp(`^(?:${pattern})$`, 'u');
    return { test: (text) => part.test(text), matches: (text) => whole.test(text) };
  },
};
