/** Takes what a test brought about itself out of the faults; everything else still fails it. */
export function excuse(faults: string[], known: readonly RegExp[]): void {
  const others = faults.filter((fault) => !known.some((pattern) => pattern.test(fault)));
  faults.splice(0, faults.length, ...others);
}
