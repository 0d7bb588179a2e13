const KINDS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
] as const;

/** Right after a page is drawn, browsers report a resting pointer as moved by 0. */
function isStill(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

/** Calls back once, at the visitor's first interaction: a pointer move, a key, a touch. */
export function onFirstInteraction(callback: () => void): void {
  const stop = new AbortController();
  const hear = (event: Event) => {
    if (isStill(event)) return;
    stop.abort();
    callback();
  };
  for (const kind of KINDS) {
    addEventListener(kind, hear, { capture: true, passive: true, signal: stop.signal });
  }
}
