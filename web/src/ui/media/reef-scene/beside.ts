import { DRAWN, type Order } from './orders.ts';
import type { Player } from './player.ts';
import type { Sheets } from './sheets.ts';

/** Whether this browser can draw a canvas of the page elsewhere. */
export function canDrawBeside(): boolean {
  return (
    typeof OffscreenCanvas === 'function' &&
    'transferControlToOffscreen' in HTMLCanvasElement.prototype
  );
}

/**
 * A player on a thread of its own. The canvases are given away for good.
 * @param onFailure called where the thread cannot be had or breaks (an older browser's canvas
 * without a pen, a script that does not come); nothing more is drawn then.
 */
export function playerBeside(
  canvases: Sheets<HTMLCanvasElement>,
  { onDrawn, onFailure }: { onDrawn: () => void; onFailure: () => void },
): Player & { end: () => void } {
  const worker = new Worker(new URL('./reef-worker.ts', import.meta.url), { type: 'module' });
  const tell = (order: Order, given: Transferable[] = []) => worker.postMessage(order, given);
  worker.addEventListener('message', ({ data }) => {
    if (data === DRAWN) onDrawn();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onFailure();
  });
  const sheets = {
    rays: canvases.rays.transferControlToOffscreen(),
    far: canvases.far.transferControlToOffscreen(),
    school: canvases.school.transferControlToOffscreen(),
    ridges: canvases.ridges.transferControlToOffscreen(),
    life: canvases.life.transferControlToOffscreen(),
  };
  tell({ kind: 'open', sheets }, Object.values(sheets));
  return {
    set: (setting) => tell({ kind: 'set', setting }),
    run: (isRunning) => tell({ kind: 'run', isRunning }),
    end: () => worker.terminate(),
  };
}
