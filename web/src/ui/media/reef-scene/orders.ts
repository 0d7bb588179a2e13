import type { Setting } from './player.ts';
import type { Sheets } from './sheets.ts';

/** What the page says to the thread that draws. Both are of one build, so nothing is parsed. */
export type Order =
  | { kind: 'open'; sheets: Sheets<OffscreenCanvas> }
  | { kind: 'set'; setting: Setting }
  | { kind: 'run'; isRunning: boolean };

/** The one thing that it answers: there is something to see. */
export const DRAWN = 'drawn';
