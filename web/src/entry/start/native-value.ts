/** An element that holds words or a choice of the visitor's. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field's value as the browser does: it bypasses the setter that React puts on the field, so
 * that React takes the next event there for a change.
 */
export function setNativeValue(target: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(target);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
}
