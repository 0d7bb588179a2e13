import { media, useMedia } from './media.ts';

const reducedMotion = media('(prefers-reduced-motion: reduce)');
const reducedData = media('(prefers-reduced-data: reduce)');

/** Whether the visitor prefers reduced motion. */
export function usePrefersReducedMotion(): boolean {
  return useMedia(reducedMotion);
}

function asksToSaveData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

/** Whether the visitor wants to save data (data saver, or the media feature). */
export function useSavesData(): boolean {
  return useMedia(reducedData) || asksToSaveData();
}
