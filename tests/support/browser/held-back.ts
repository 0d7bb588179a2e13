/** Work that waits until it is released. */
export function heldBack(): { held: Promise<void>; release: () => void } {
  const gate = new EventTarget();
  const held = new Promise<void>((resolve) => {
    gate.addEventListener('open', () => resolve(), { once: true });
  });
  return { held, release: () => gate.dispatchEvent(new Event('open')) };
}
