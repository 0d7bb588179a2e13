/** False in browsers from before popovers (Safari 16, Firefox 124, Chrome 113) and on the server. */
export function hasPopovers(): boolean {
  return typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype;
}

/** Whether this popover is open. A browser without popovers does not know the selector, and throws at it. */
export function isPopoverOpen(element: Element | null): boolean {
  return hasPopovers() && element?.matches(':popover-open') === true;
}
