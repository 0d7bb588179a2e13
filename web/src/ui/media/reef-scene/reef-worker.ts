import { DRAWN, type WorkerMessage } from './worker-messages.ts';
import { playerOn, type Player } from './player.ts';

/*
 * The thread that draws a scene, so that the main thread is not busy with it. `postMessage` and
 * `addEventListener` are the worker's.
 */

let player: Player | null = null;

function handle(message: WorkerMessage): void {
  if (message.kind === 'open') player = playerOn(message.canvases, () => postMessage(DRAWN));
  if (message.kind === 'set') player?.set(message.setting);
  if (message.kind === 'run') player?.run(message.isRunning);
}

addEventListener('message', (event: MessageEvent<WorkerMessage>) => handle(event.data));
