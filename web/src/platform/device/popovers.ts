/**
 * False in browsers without popovers (before Safari 17, Firefox 125, Chrome 114) and on the server.
 */
export function hasPopovers(): boolean {
  return typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype;
}

/** Whether this popover is open. A browser without popovers throws at the selector. */
export function isPopoverOpen(element: Element | null): boolean {
  return hasPopovers() && element?.matches(':popover-open') === true;
}
