import { DRAWN, type Order } from './orders.ts';
import { playerOn, type Player } from './player.ts';

/*
 * The thread that draws a scene, so that the page's own has nothing to do with it. `postMessage`
 * and `addEventListener` are the worker's.
 */

let player: Player | null = null;

function obey(order: Order): void {
  if (order.kind === 'open') player = playerOn(order.sheets, () => postMessage(DRAWN));
  if (order.kind === 'set') player?.set(order.setting);
  if (order.kind === 'run') player?.run(order.isRunning);
}

addEventListener('message', (event: MessageEvent<Order>) => obey(event.data));
