import { useId } from 'react';

/** An id for gradients and clips that is valid inside `url(#…)` and unique on the page. */
export function useDrawingId(): string {
  return `fig${useId().replaceAll(/[^\w-]/g, '')}`;
}
