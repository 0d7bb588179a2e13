import { media, useMedia } from './media.ts';

/** From these widths on a table has room: the breakpoints `lg` and `xl` of ui/styles/tokens.css. */
const WIDE = { lg: media('(width >= 64rem)'), xl: media('(width >= 80rem)') } as const;

/** Whether there is room for a table; false if unknown (outside a browser). */
export function useIsWide(from: keyof typeof WIDE = 'lg'): boolean {
  return useMedia(WIDE[from]);
}
