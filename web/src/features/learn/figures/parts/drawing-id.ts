import { useId } from 'react';

/** An id for gradients and clips that may stand inside `url(#…)` and is unique on the page. */
export function useDrawingId(): string {
  return `fig${useId().replaceAll(/[^\w-]/g, '')}`;
}
