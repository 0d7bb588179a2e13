import type { Setting } from './player.ts';
import type { Sheets } from './sheets.ts';

/** A message from the page to the worker. Both are of one build, so nothing is parsed. */
export type WorkerMessage =
  | { kind: 'open'; sheets: Sheets<OffscreenCanvas> }
  | { kind: 'set'; setting: Setting }
  | { kind: 'run'; isRunning: boolean };

/** The worker's only answer: the first frame is drawn. */
export const DRAWN = 'drawn';
