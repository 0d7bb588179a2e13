import type { Setting } from './player.ts';
import type { Canvases } from './layers.ts';

/** A message from the page to the worker. Both are of one build, so nothing is parsed. */
export type WorkerMessage =
  | { kind: 'open'; canvases: Canvases<OffscreenCanvas> }
  | { kind: 'set'; setting: Setting }
  | { kind: 'run'; isRunning: boolean };

/** The worker's only answer: the first frame is drawn. */
export const DRAWN = 'drawn';
