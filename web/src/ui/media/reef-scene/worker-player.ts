import { DRAWN, type WorkerMessage } from './worker-messages.ts';
import type { Player } from './player.ts';
import type { Canvases } from './layers.ts';

/** Whether this browser can draw a canvas of the page in a worker. */
export function canDrawInWorker(): boolean {
  return (
    typeof OffscreenCanvas === 'function' &&
    'transferControlToOffscreen' in HTMLCanvasElement.prototype
  );
}

/**
 * A player that draws in its own worker. The canvases are transferred to it for good.
 * @param onFailure is called if the worker cannot start or breaks (an older browser's canvas
 * without a 2D context, a script that does not load); nothing more is drawn then.
 */
export function workerPlayer(
  canvases: Canvases<HTMLCanvasElement>,
  { onDrawn, onFailure }: { onDrawn: () => void; onFailure: () => void },
): Player & { end: () => void } {
  const worker = new Worker(new URL('./reef-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: WorkerMessage, given: Transferable[] = []) =>
    worker.postMessage(message, given);
  worker.addEventListener('message', ({ data }) => {
    if (data === DRAWN) onDrawn();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onFailure();
  });
  const transferred = {
    rays: canvases.rays.transferControlToOffscreen(),
    far: canvases.far.transferControlToOffscreen(),
    school: canvases.school.transferControlToOffscreen(),
    ridges: canvases.ridges.transferControlToOffscreen(),
    life: canvases.life.transferControlToOffscreen(),
  };
  send({ kind: 'open', canvases: transferred }, Object.values(transferred));
  return {
    set: (setting) => send({ kind: 'set', setting }),
    run: (isRunning) => send({ kind: 'run', isRunning }),
    end: () => worker.terminate(),
  };
}
